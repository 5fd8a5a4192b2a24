import { renderToStaticMarkup } from 'react-dom/server';
import { fontFaceRules, GlobalStyle } from 'shared-ui';
import { hueColors } from 'shared-ui/hue';
import { ServerStyleSheet } from 'styled-components';
import { languageStyles } from '../frame/language-style';
import { SiteStyle } from '../frame/site-style';
import type { SiteMedia } from '../frame/site-media';
import type { Language } from '../language/languages';
import { sheetCss } from './sheet-css';

/**
 * The global rules of a document in a language, as text. They never change, so they are not part of the hydrated tree: hydration would
 * remove and insert them again, and the browser would lay out the page twice.
 */
export function globalCss({ fonts }: SiteMedia, language: Language['code']): string {
  const LanguageStyle = languageStyles[language];
  const sheet = new ServerStyleSheet();
  try {
    const rules = (
      <>
        <GlobalStyle />
        <SiteStyle />
        {LanguageStyle && <LanguageStyle />}
      </>
    );
    renderToStaticMarkup(sheet.collectStyles(rules));
    return fontFaceRules(fonts) + sheetCss(sheet.getStyleTags()).replace(ownMarks, '');
  } finally {
    sheet.seal();
  }
}

/** The markers by which styled-components would find its rules again. */
const ownMarks = /\/\*!sc\*\/|data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g;

/** The colour of the browser's own interface around the page: that of the site's header. */
export function themeColorElements(hue: number | null): string {
  return Object.entries(hueColors(hue))
    .map(([scheme, { surface }]) => {
      const media = `(prefers-color-scheme: ${scheme})`;
      return `<meta name="theme-color" media="${media}" content="${surface}">`;
    })
    .join('');
}
