import type { ServerStyleSheet } from 'styled-components';

/** The rules that a sheet has collected, as the text within its style element. */
export function sheetCss(sheet: ServerStyleSheet): string {
  const css = /^<style[^>]*>(?<css>[^]*)<\/style>$/.exec(sheet.getStyleTags())?.groups?.['css'];
  if (css === undefined || css.includes('</style'))
    throw new Error('styled-components wrote its styles in another form');
  return css;
}
