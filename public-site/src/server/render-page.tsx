import { renderToString } from 'react-dom/server';
import { themeScript } from 'shared-ui';
import { ServerStyleSheet } from 'styled-components';
import { jsonForScript } from '../common/json-for-script';
import { type PageState, stateElementId } from '../common/page-state';
import type { SiteMedia } from '../frame/site-media';
import type { PageKind } from '../page-components';
import { SiteApp } from '../site-app';
import { allPages } from './all-pages';
import type { SiteAssets } from './assets';

export interface Rendering {
  state: PageState;
  nonce: string;
}

export type RenderPage = (rendering: Rendering) => string;

interface RendererOptions {
  media: SiteMedia;
  assets: SiteAssets;
}

/**
 * Renders whole documents. All data is there before rendering begins, so nothing waits in it, and the page goes out
 * in one piece; what carries a nonce stands outside React's tree and is put in here.
 */
export function pageRenderer({ media, assets }: RendererOptions): RenderPage {
  return ({ state, nonce }) => {
    const sheet = new ServerStyleSheet({ nonce });
    try {
      const html = renderToString(
        sheet.collectStyles(<SiteApp media={media} pages={allPages} state={state} />),
      );
      const head = headElements({
        assets,
        kind: state.page.kind,
        nonce,
        styles: sheet.getStyleTags(),
      });
      return inserted(html, { head, body: stateElement(state, assets) });
    } finally {
      sheet.seal();
    }
  };
}

interface HeadParts {
  assets: SiteAssets;
  kind: PageKind;
  nonce: string;
  styles: string;
}

function headElements({ assets, kind, nonce, styles }: HeadParts): string {
  return [
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<script nonce="${nonce}">${themeScript}</script>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    styles,
    ...assets.scriptsOf(kind).map((src) => `<script nonce="${nonce}" defer src="${src}"></script>`),
  ].join('');
}

function stateElement(state: PageState, { build }: SiteAssets): string {
  const json = jsonForScript(state);
  return `<script type="application/json" id="${stateElementId}" data-build="${build}">${json}</script>`;
}

/** React escapes text, so the first `</head>` and the last `</body>` are the document's own. */
function inserted(html: string, { head, body }: { head: string; body: string }): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const parts = [html.slice(0, headEnd), head, html.slice(headEnd, bodyEnd), body];
  return `<!DOCTYPE html>${parts.join('')}${html.slice(bodyEnd)}`;
}
