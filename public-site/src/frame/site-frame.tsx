import type { ReactNode } from 'react';
import { BannerTitle } from '../common/title';
import { ChatLink } from './chat-link';
import type { BannerView, FrameData } from './frame-data';
import { PageBanner } from './page-banner';
import { ProgressLine } from './progress-line';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** The id of the page's own region: the skip link's target, and where the focus goes after a navigation. */
export const contentId = 'content';

interface SiteFrameProps {
  path: string;
  frame: FrameData | null;
  /** The banner of this page. */
  banner: BannerView | null;
  isLoading: boolean;
  children: ReactNode;
}

/** Header, page and footer. */
export function SiteFrame({ path, frame, banner, isLoading, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink to={contentId} />
      {isLoading ? <ProgressLine /> : null}
      <SiteHeader path={path} frame={frame} />
      <main id={contentId} tabIndex={-1} aria-busy={isLoading}>
        {banner === null ? null : <PageBanner banner={banner} />}
        <BannerTitle value={banner?.title ?? null}>{children}</BannerTitle>
      </main>
      {frame?.chat ? <ChatLink chat={frame.chat} /> : null}
      {frame === null ? null : <SiteFooter {...frame} />}
    </>
  );
}
