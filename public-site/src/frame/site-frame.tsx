import type { ReactNode } from 'react';
import type { FrameData } from './frame-data';
import { ProgressLine } from './progress-line';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** The id of the page's own region: the skip link's target, and where the focus goes after a navigation. */
export const contentId = 'content';

interface SiteFrameProps {
  path: string;
  frame: FrameData | null;
  isLoading: boolean;
  children: ReactNode;
}

/** Header, footer and what stands between them: the page. */
export function SiteFrame({ path, frame, isLoading, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink to={contentId} />
      {isLoading ? <ProgressLine /> : null}
      <SiteHeader path={path} siteName={frame?.siteName} menu={frame?.menu ?? []} />
      <main id={contentId} tabIndex={-1} aria-busy={isLoading}>
        {children}
      </main>
      {frame === null ? null : <SiteFooter {...frame} />}
    </>
  );
}
