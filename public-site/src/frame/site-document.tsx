import type { ReactNode } from 'react';
import { FontFaces, GlobalStyle } from 'shared-ui';
import type { SiteMedia } from './site-media';
import { SiteStyle } from './site-style';

interface SiteDocumentProps {
  media: SiteMedia;
  children: ReactNode;
}

/** The document around every page. A script may have put the visitor's theme on its root before hydration. */
export function SiteDocument({ media, children }: SiteDocumentProps) {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href={media.icon} />
      </head>
      <body>
        <GlobalStyle />
        <FontFaces urls={media.fonts} />
        <SiteStyle />
        {children}
      </body>
    </html>
  );
}
