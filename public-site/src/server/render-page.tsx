import { renderToString } from 'react-dom/server';
import { themeScript } from 'shared-ui';
import { hueStyle } from 'shared-ui/hue';
import { ServerStyleSheet } from 'styled-components';
import { safeInScript, structuredDataElements } from '../structured/structured-data';
import { type PageState, stateElementId } from '../common/page-state';
import type { SiteMedia } from '../frame/site-media';
import type { PageComponents, PageKind } from '../page-components';
import { SiteApp } from '../site-app';
import type { SiteAssets } from './assets';
import { globalCss, themeColorElements } from './global-css';
import { PageHtml } from './page-html';
import { newNonce } from './security-headers';

export interface Rendering {
  state: PageState;
  /** The state as JSON. */
  json: string;
}

export type RenderPage = (rendering: Rendering) => PageHtml;

interface RendererOptions {
  media: SiteMedia;
  assets: SiteAssets;
  components: PageComponents;
}

/**
 * Renders whole documents. All data is loaded before, so that rendering never waits and the page is sent in one piece;
 * elements with a nonce are outside React's tree and inserted here. The placeholder for the nonce never leaves the
 * process, so that no text of a page can contain it.
 */
export function pageRenderer({ media, assets, components }: RendererOptions): RenderPage {
  const mark = newNonce();
  const rules = globalCss(media);
  return ({ state, json }) => {
    const sheet = new ServerStyleSheet({ nonce: mark });
    try {
      const html = renderToString(
        sheet.collectStyles(<SiteApp media={media} pages={components} state={state} />),
      );
      const head = headElements({
        assets,
        kind: state.page.kind,
        nonce: mark,
        hue: state.frame?.hue ?? null,
        styles: `<style nonce="${mark}">${rules}</style>${sheet.getStyleTags()}`,
      });
      const body = structuredDataElements(state) + stateElement(json, assets);
      return new PageHtml(inserted(html, { head, body }), mark);
    } finally {
      sheet.seal();
    }
  };
}

interface HeadParts {
  assets: SiteAssets;
  kind: PageKind;
  nonce: string;
  hue: number | null;
  styles: string;
}

function headElements({ assets, kind, nonce, hue, styles }: HeadParts): string {
  return [
    themeColorElements(hue),
    `<meta property="csp-nonce" content="" nonce="${nonce}">`,
    `<script nonce="${nonce}">${themeScript}</script>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    styles,
    hue === null ? '' : `<style nonce="${nonce}">${hueStyle(hue)}</style>`,
    ...assets.scriptsOf(kind).map((src) => `<script nonce="${nonce}" defer src="${src}"></script>`),
  ].join('');
}

function stateElement(json: string, { build }: SiteAssets): string {
  const start = `<script type="application/json" id="${stateElementId}" data-build="${build}">`;
  return `${start}${safeInScript(json)}</script>`;
}

/** React escapes text, so the first `</head>` and the last `</body>` are the document's own. */
function inserted(html: string, { head, body }: { head: string; body: string }): string {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const parts = [html.slice(0, headEnd), head, html.slice(headEnd, bodyEnd), body];
  return `<!DOCTYPE html>${parts.join('')}${html.slice(bodyEnd)}`;
}
