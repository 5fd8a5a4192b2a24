import { setLocale } from 'contract';
import { renderToString } from 'react-dom/server';
import { themeScript } from 'shared-ui';
import { hueStyle } from 'shared-ui/hue';
import { ServerStyleSheet } from 'styled-components';
import { safeInScript, structuredDataElements } from '../structured/structured-data';
import { type PageState, stateElementId } from '../app/page-state';
import type { SiteMedia } from '../frame/site-media';
import type { PageComponents } from '../app/page-components';
import { SiteApp } from '../app/site-app';
import type { SiteAssets } from './assets';
import { CompiledStyles } from './compiled-styles';
import { globalCss, themeColorElements } from './global-css';
import { PageHtml } from './page-html';
import { type Language, languageAt } from '../language/languages';
import { hashSource, pagePolicy } from '../http/security-headers';
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
  const scripts = [hashSource(themeScript)];
  const globalParts = globalPartsIn({ media, assets });
  const hueParts = hueMemory();
  return ({ state, json }) => {
    setLocale(state.frame?.locale ?? null);
    const sheet = new ServerStyleSheet();
    try {
      const html = renderToString(
        sheet.collectStyles(
          <CompiledStyles>
            <SiteApp media={media} pages={components} state={state} />
          </CompiledStyles>,
        ),
      );
      const hue = hueParts(state.frame?.hue ?? null);
      const styleTags = sheet.getStyleTags();
      const { before, source } = globalParts(languageAt(state.path).code);
      const head = [hue.colors, before, styleTags, hue.style, scriptElements(assets, state)];
      const body = structuredDataElements(state) + stateElement(json, assets);
      const styles = [source, hashSource(sheetCss(styleTags)), ...hue.sources];
      return new PageHtml(inserted(html, { head, body }), pagePolicy({ scripts, styles }));
    } finally {
      sheet.seal();
    }
  };
}

/** What stands in the head of every page in a language. */
interface GlobalParts {
  readonly before: Buffer;
  /** That of the rules, for the policy. */
  readonly source: string;
}

/** Made once for each language. */
function globalPartsIn({ media, assets }: Pick<RendererOptions, 'media' | 'assets'>) {
  const made = new Map<Language['code'], GlobalParts>();
  return (language: Language['code']): GlobalParts => {
    const known = made.get(language);
    if (known) return known;
    const rules = globalCss(media, language);
    const before = Buffer.from(beforeStyles(assets) + styleElement(rules));
    const parts = { before, source: hashSource(rules) };
    made.set(language, parts);
    return parts;
  };
}

/** What of the head follows from the company's hue alone. */
interface HueParts {
  readonly hue: number | null;
  readonly colors: string;
  readonly style: string;
  readonly sources: readonly string[];
}

/** Makes the parts anew when the hue changes. */
function hueMemory(): (hue: number | null) => HueParts {
  let last = huePartsOf(null);
  return (hue) => {
    if (hue !== last.hue) last = huePartsOf(hue);
    return last;
  };
}

function huePartsOf(hue: number | null): HueParts {
  const colors = themeColorElements(hue);
  if (hue === null) return { hue, colors, style: '', sources: [] };
  const rules = hueStyle(hue);
  return { hue, colors, style: styleElement(rules), sources: [hashSource(rules)] };
}

function styleElement(rules: string): string {
  return `<style>${rules}</style>`;
}

function beforeStyles({ fonts }: SiteAssets): string {
  const preloads = fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
  );
  return `<script>${themeScript}</script>${preloads.join('')}`;
}

function scriptElements(assets: SiteAssets, { page, path }: PageState): string {
  const addresses = assets.scriptsOf(page.kind, languageAt(path).code);
  return addresses.map((src) => `<script defer src="${src}"></script>`).join('');
}

function stateElement(json: string, { build }: SiteAssets): string {
  const start = `<script type="application/json" id="${stateElementId}" data-build="${build}">`;
  return `${start}${safeInScript(json)}</script>`;
}

interface InsertedParts {
  readonly head: readonly (string | Buffer)[];
  readonly body: string;
}

/**
 * React escapes text, so the first `</head>` and the last `</body>` are the document's own. The parts become bytes one by
 * one: joined, they would be copied twice.
 */
function inserted(html: string, { head, body }: InsertedParts): Buffer<ArrayBuffer> {
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  const parts = [
    '<!DOCTYPE html>',
    html.slice(0, headEnd),
    ...head,
    html.slice(headEnd, bodyEnd),
    body,
    html.slice(bodyEnd),
  ];
  return Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
}
