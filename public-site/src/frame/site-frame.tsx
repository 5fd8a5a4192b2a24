import { useEffect, useRef } from 'react';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import type { FrameData } from './frame-data';
import { Progress } from './progress';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';

/** Header, footer and what stands between them: the page. */
export function SiteFrame() {
  const { siteName, menu, categories } = useLoaderData<FrameData>();
  return (
    <>
      <SkipLink />
      <Progress />
      <SiteHeader siteName={siteName} menu={menu} />
      <PageRegion />
      <SiteFooter siteName={siteName} categories={categories} />
    </>
  );
}

function PageRegion() {
  const { pathname } = useLocation();
  const region = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);

  // Keeps the browser's focus in step with a navigation, which else would leave it on a link that is gone.
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    region.current?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <main id="content" ref={region} tabIndex={-1}>
      <Outlet />
    </main>
  );
}
