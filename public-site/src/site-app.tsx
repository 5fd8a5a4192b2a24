import { AboutPage } from './about/about.page';
import { ArticlePage } from './blog/article.page';
import { BlogsPage } from './blog/blogs.page';
import { EndedPreviewPage } from './blog/ended-preview.page';
import { CareersPage } from './careers/careers.page';
import { CategoriesPage } from './category/categories.page';
import { CategoryPage } from './category/category.page';
import { ChemicalPage } from './chemical/chemical.page';
import { PageHead } from './common/page-head';
import type { PageState } from './common/page-state';
import type { PageView } from './common/page-view';
import { ContactPage } from './contact/contact.page';
import { SiteDocument } from './frame/site-document';
import { SiteFrame } from './frame/site-frame';
import type { SiteMedia } from './frame/site-media';
import { HomePage } from './home/home.page';
import { LetterPage } from './letter/letter.page';
import { PolicyPage } from './policy/policy.page';
import { ProblemBoundary } from './problem/problem-boundary';
import { ProblemPage } from './problem/problem.page';
import { WorldwidePage } from './worldwide/worldwide.page';

interface SiteAppProps {
  media: SiteMedia;
  state: PageState;
  /** Whether another page is on its way. */
  isLoading?: boolean;
}

/** The whole site at one moment: the document of one page. */
export function SiteApp({ media, state, isLoading = false }: SiteAppProps) {
  const { path, frame, page } = state;
  return (
    <SiteDocument media={media} icon={frame?.logos.icon ?? null}>
      <PageHead {...state} />
      <SiteFrame path={path} frame={frame} banner={bannerAbove(state)} isLoading={isLoading}>
        <ProblemBoundary key={path}>{contentOf(page)}</ProblemBoundary>
      </SiteFrame>
    </SiteDocument>
  );
}

/** A page that is not there has nothing above it, and where slides run there is no room for more. */
function bannerAbove({ frame, page }: PageState) {
  const hasOwnTop = page.kind === 'problem' || (page.kind === 'home' && page.slides.length > 0);
  return hasOwnTop ? null : (frame?.banner ?? null);
}

function contentOf(page: PageView) {
  switch (page.kind) {
    case 'home':
      return <HomePage {...page} />;
    case 'categories':
      return <CategoriesPage {...page} />;
    case 'letter':
      return <LetterPage {...page} />;
    case 'category':
      return <CategoryPage {...page} />;
    case 'chemical':
      return <ChemicalPage {...page} />;
    case 'blogs':
      return <BlogsPage {...page} />;
    case 'article':
      return <ArticlePage {...page} />;
    case 'ended-preview':
      return <EndedPreviewPage />;
    case 'about':
      return <AboutPage {...page} />;
    case 'policy':
      return <PolicyPage {...page} />;
    case 'worldwide':
      return <WorldwidePage {...page} />;
    case 'careers':
      return <CareersPage {...page} />;
    case 'contact':
      return <ContactPage {...page} />;
    case 'problem':
      return <ProblemPage status={page.status} />;
    default:
      return page satisfies never;
  }
}
