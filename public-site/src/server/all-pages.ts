import { AboutPage } from '../about/about.page';
import { ArticlePage } from '../blog/article.page';
import { BlogsPage } from '../blog/blogs.page';
import { EndedPreviewPage } from '../blog/ended-preview.page';
import { CareersPage } from '../careers/careers.page';
import { CategoriesPage } from '../category/categories.page';
import { CategoryPage } from '../category/category.page';
import { ChemicalPage } from '../chemical/chemical.page';
import { ContactPage } from '../contact/contact.page';
import { HomePage } from '../home/home.page';
import { LetterPage } from '../letter/letter.page';
import type { PageComponents } from '../page-components';
import { PolicyPage } from '../policy/policy.page';
import { ProblemPage } from '../problem/problem.page';
import { WorldwidePage } from '../worldwide/worldwide.page';

/** The server shows every page. */
export const allPages: PageComponents = {
  home: HomePage,
  categories: CategoriesPage,
  letter: LetterPage,
  category: CategoryPage,
  chemical: ChemicalPage,
  blogs: BlogsPage,
  article: ArticlePage,
  'ended-preview': EndedPreviewPage,
  about: AboutPage,
  policy: PolicyPage,
  worldwide: WorldwidePage,
  careers: CareersPage,
  contact: ContactPage,
  problem: ProblemPage,
};
