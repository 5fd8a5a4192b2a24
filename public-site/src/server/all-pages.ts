import { AboutPage } from '../about/about.page';
import { AdvancedPage } from '../advanced/advanced.page';
import { ArticlePage } from '../blog/article.page';
import { BlogsPage } from '../blog/blogs.page';
import { EndedPreviewPage } from '../blog/ended-preview.page';
import { CareersPage } from '../careers/careers.page';
import { CategoriesPage } from '../category/categories.page';
import { CategoryPage } from '../category/category.page';
import { ChemicalPage } from '../chemical/chemical.page';
import { ContactPage } from '../contact/contact.page';
import { HomePage } from '../home/home.page';
import { AskedListPage } from '../inquiry/asked-list.page';
import { InquiryPage } from '../inquiry/inquiry.page';
import { InquiryStatusPage } from '../inquiry/inquiry-status.page';
import { LetterPage } from '../letter/letter.page';
import type { PageComponents } from '../page-components';
import { PolicyPage } from '../policy/policy.page';
import { ProblemPage } from '../problem/problem.page';
import { CodePage } from '../search/code.page';
import { SearchPage } from '../search/search.page';
import { WorldwidePage } from '../worldwide/worldwide.page';

/** The server shows every page. */
export const allPages: PageComponents = {
  home: HomePage,
  categories: CategoriesPage,
  letter: LetterPage,
  category: CategoryPage,
  search: SearchPage,
  code: CodePage,
  chemical: ChemicalPage,
  blogs: BlogsPage,
  article: ArticlePage,
  'ended-preview': EndedPreviewPage,
  about: AboutPage,
  policy: PolicyPage,
  advanced: AdvancedPage,
  worldwide: WorldwidePage,
  careers: CareersPage,
  contact: ContactPage,
  inquiry: InquiryPage,
  'asked-list': AskedListPage,
  'inquiry-status': InquiryStatusPage,
  problem: ProblemPage,
};
