import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { FontFaces, GlobalStyle } from 'shared-ui';
import { SiteStyle } from './site-style';
import type { SiteMedia } from './site-media';

interface SiteDocumentProps {
  media: SiteMedia;
}

/** The whole document around every page. */
export function SiteDocument({ media }: SiteDocumentProps) {
  return (
    <DocumentBase media={media}>
      <Outlet />
      <ScrollRestoration />
    </DocumentBase>
  );
}

interface DocumentBaseProps extends SiteDocumentProps {
  children: ReactNode;
}

/** The theme script may have put the visitor's theme on the root element before hydration. */
export function DocumentBase({ media, children }: DocumentBaseProps) {
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
