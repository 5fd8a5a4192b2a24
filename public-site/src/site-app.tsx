import { PageHead } from './common/page-head';
import type { PageState } from './common/page-state';
import { SiteDocument } from './frame/site-document';
import { SiteFrame } from './frame/site-frame';
import type { SiteMedia } from './frame/site-media';
import { componentOf, type PageComponents } from './page-components';
import { ProblemBoundary } from './problem/problem-boundary';

interface SiteAppProps {
  media: SiteMedia;
  /** Those that can be shown; the one of the state is among them. */
  pages: Partial<PageComponents>;
  state: PageState;
  /** Whether another page is on its way. */
  isLoading?: boolean;
}

/** The whole site at one moment: the document of one page. */
export function SiteApp({ media, pages, state, isLoading = false }: SiteAppProps) {
  const { path, frame, page } = state;
  const Shown = componentOf(pages, page);
  if (!Shown) throw new Error(`The script of the page ${page.kind} is not there`);
  return (
    <SiteDocument media={media} icon={frame?.logos.icon ?? null}>
      <PageHead {...state} />
      <SiteFrame path={path} frame={frame} banner={bannerAbove(state)} isLoading={isLoading}>
        <ProblemBoundary key={path}>
          <Shown {...page} />
        </ProblemBoundary>
      </SiteFrame>
    </SiteDocument>
  );
}

/** A page that is not there has nothing above it, and where slides run there is no room for more. */
function bannerAbove({ frame, page }: PageState) {
  const hasOwnTop = page.kind === 'problem' || (page.kind === 'home' && page.slides.length > 0);
  return hasOwnTop ? null : (frame?.banner ?? null);
}
