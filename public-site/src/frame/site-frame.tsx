import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { token } from 'shared-ui';
import styled, { keyframes } from 'styled-components';
import { BannerTitle } from '../common/title';
import { ChatLink } from './chat-link';
import type { BannerView, FrameData } from './frame-data';
import { LateLanguageOffer } from './late-language-offer';
import { PageBanner } from './page-banner';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';

/** The id of the page's own region: the skip link's target, and where the focus goes after a navigation. */
export const contentId = 'content';

interface SiteFrameProps {
  path: string;
  /** With the question mark; empty without one. */
  query: string;
  frame: FrameData | null;
  /** The banner of this page. */
  banner: BannerView | null;
  isLoading: boolean;
  children: ReactNode;
}

/** Header, page and footer. */
export function SiteFrame({ path, query, frame, banner, isLoading, children }: SiteFrameProps) {
  return (
    <>
      <SkipLink to={contentId} />
      {isLoading ? <ProgressLine /> : null}
      <SiteHeader path={path} query={query} frame={frame} />
      <main id={contentId} tabIndex={-1} aria-busy={isLoading}>
        {banner === null ? null : <PageBanner path={path} banner={banner} />}
        <BannerTitle value={banner?.title ?? null}>{children}</BannerTitle>
      </main>
      {frame === null ? null : (
        <LateLanguageOffer address={path + query} spoken={frame.languages} />
      )}
      {frame?.chat ? <ChatLink chat={frame.chat} /> : null}
      {frame === null ? null : <SiteFooter {...frame} />}
    </>
  );
}

const advance = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Line = styled.div`
  position: fixed;
  z-index: ${token.layer.toast};
  inset: 0 0 auto;
  height: 2px;
  background: ${token.color.brand};
  transform-origin: calc(50% - 50% * var(--inline, 1));
  animation: ${advance} 3s cubic-bezier(0.1, 0.7, 0.3, 1) 150ms both;
`;

/** Grows while a page loads; it does not appear for pages that load at once. */
function ProgressLine() {
  return <Line aria-hidden="true" />;
}

const Skip = styled.a`
  position: absolute;
  z-index: ${token.layer.overlay};
  top: 0.5rem;
  inset-inline-start: 0.5rem;
  padding: 0.5rem 1rem;
  border-radius: ${token.radius.md};
  background: ${token.color.inverse};
  color: ${token.color.onInverse};
  transform: translateY(-200%);

  &:focus {
    transform: none;
  }
`;

interface SkipLinkProps {
  /** An element's id. */
  to: string;
}

/** For the keyboard: past the header, to the page. */
function SkipLink({ to }: SkipLinkProps) {
  return (
    <Skip href={`#${to}`} className="not-in-print">
      {t`Skip to the content`}
    </Skip>
  );
}
