import type { ReactNode } from 'react';
import { manifestHref } from '../common/hrefs';
import { currentLanguage } from '../language/current-language';
import type { Logos } from './frame-data';
import { MediaContext, type SiteMedia } from './site-media';

interface SiteDocumentProps {
  media: SiteMedia;
  /** The company's own icon; null for the site's. */
  icon: Logos['icon'];
  children: ReactNode;
}

/** The document around every page. A script may have put the visitor's theme on its root before hydration. */
export function SiteDocument({ media, icon, children }: SiteDocumentProps) {
  const { code, direction } = currentLanguage();
  return (
    <html lang={code} dir={direction === 'rtl' ? direction : undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={icon?.tab ?? media.icon} />
        <link rel="manifest" href={manifestHref} />
        <link rel="apple-touch-icon" href={icon?.touch ?? media.touchIcon} />
      </head>
      <body>
        <MediaContext value={media}>{children}</MediaContext>
      </body>
    </html>
  );
}
