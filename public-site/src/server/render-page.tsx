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
import { pagePolicy } from './security-headers';
import { sheetCss } from './sheet-css';

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
 * inline scripts and styles are outside React's tree and inserted here.
 */
export function pageRenderer({ media, assets, components }: RendererOptions): RenderPage {
  const rules = globalCss(media);
  return ({ state, json }) => {
    const sheet = new ServerStyleSheet();
    try {
      const html = renderToString(
        sheet.collectStyles(<SiteApp media={media} pages={components} state={state} />),
      );
      const hue = state.frame?.hue ?? null;
      const hueRules = hue === null ? [] : [hueStyle(hue)];
      const head = headElements({
        assets,
        kind: state.page.kind,
        hue,
        styles: [styleElement(rules), sheet.getStyleTags(), ...hueRules.map(styleElement)],
      });
      const body = structuredDataElements(state) + stateElement(json, assets);
      const styles = [rules, sheetCss(sheet), ...hueRules];
      return new PageHtml(
        inserted(html, { head, body }),
        pagePolicy({ scripts: [themeScript], styles }),
      );
    } finally {
      sheet.seal();
    }
  };
}

function styleElement(rules: string): string {
  return `<style>${rules}</style>`;
}

interface HeadParts {
  assets: SiteAssets;
  kind: PageKind;
  hue: number | null;
  styles: readonly string[];
}

function headElements({ assets, kind, hue, styles }: HeadParts): string {
  return [
    themeColorElements(hue),
    `<script>${themeScript}</script>`,
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...styles,
    ...assets.scriptsOf(kind).map((src) => `<script defer src="${src}"></script>`),
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
