import { CategoriesPage } from './category/categories.page';
import { CategoryPage } from './category/category.page';
import { ChemicalPage } from './chemical/chemical.page';
import { PageHead } from './common/page-head';
import type { PageState } from './common/page-state';
import type { PageView } from './common/page-view';
import { SiteDocument } from './frame/site-document';
import { SiteFrame } from './frame/site-frame';
import type { SiteMedia } from './frame/site-media';
import { HomePage } from './home/home.page';
import { LetterPage } from './letter/letter.page';
import { ProblemBoundary } from './problem/problem-boundary';
import { ProblemPage } from './problem/problem.page';

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
    <SiteDocument media={media}>
      <PageHead {...state} />
      <SiteFrame path={path} frame={frame} isLoading={isLoading}>
        <ProblemBoundary key={path}>{contentOf(page)}</ProblemBoundary>
      </SiteFrame>
    </SiteDocument>
  );
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
    case 'problem':
      return <ProblemPage status={page.status} />;
    default:
      return page satisfies never;
  }
}
