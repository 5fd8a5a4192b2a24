/** The rules in the style element of styled-components, as the text within it. */
export function sheetCss(styleTags: string): string {
  const css = /^<style[^>]*>(?<css>[^]*)<\/style>$/.exec(styleTags)?.groups?.['css'];
  if (css === undefined || css.includes('</style'))
    throw new Error('styled-components wrote its styles in another form');
  return css;
}
