import { createElement } from 'react';
import { PageHead } from './page-head';
import type { PageState } from './page-state';
import type { PageView } from './page-view';
import { SiteDocument } from '../frame/site-document';
import { SiteFrame } from '../frame/site-frame';
import type { SiteMedia } from '../frame/site-media';
import { componentOf, type PageComponents } from './page-components';
import { ProblemBoundary } from '../problem/problem-boundary';

interface SiteAppProps {
  media: SiteMedia;
  /** The loaded components; that of the state's page is among them. */
  pages: Partial<PageComponents>;
  state: PageState;
  /** Whether another page is loading. */
  isLoading?: boolean;
}

/** The whole site at one moment: the document of one page. */
export function SiteApp({ media, pages, state, isLoading = false }: SiteAppProps) {
  const { path, query, frame, page } = state;
  return (
    <SiteDocument media={media} icon={frame?.logos.icon ?? null}>
      <PageHead {...state} />
      <SiteFrame
        path={path}
        query={query}
        frame={frame}
        banner={bannerAbove(state)}
        isLoading={isLoading}
      >
        <ProblemBoundary key={path}>
          <PageContent pages={pages} page={page} />
        </ProblemBoundary>
      </SiteFrame>
    </SiteDocument>
  );
}

function PageContent({ pages, page }: { pages: Partial<PageComponents>; page: PageView }) {
  const shown = componentOf(pages, page);
  if (!shown) throw new Error(`The script of the page ${page.kind} is not there`);
  return createElement(shown, page);
}

/** Error pages have no banner, and neither has a home page with slides. */
function bannerAbove({ frame, page }: PageState) {
  const hasOwnTop = page.kind === 'problem' || (page.kind === 'home' && page.slides.length > 0);
  return hasOwnTop ? null : (frame?.banner ?? null);
}
