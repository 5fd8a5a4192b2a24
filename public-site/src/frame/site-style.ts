import { breakpoint, token } from 'shared-ui';
import { createGlobalStyle } from 'styled-components';

const { color } = token;

/** Whatever the theme on screen: a print is dark on white. Colours are set where the parts take them from. */
const printColors = [
  [color.canvas, '#fff'],
  [color.surface, '#fff'],
  [color.text, '#000'],
  [color.textMuted, '#444'],
  [color.border, '#bbb'],
  [color.borderStrong, '#777'],
  [color.brand, '#4b1f9f'],
  [color.brandText, '#4b1f9f'],
].map(([reference = '', value]) => `${reference.slice('var('.length, -1)}: ${value};`);

/** What the site adds to the design system's base: larger reading text, and what a print leaves out. */
export const SiteStyle = createGlobalStyle`
  body {
    display: flex;
    flex-direction: column;
    font-size: 1rem;
    line-height: 1.6;
    overflow-wrap: break-word;
  }
  h1, h2, h3 { letter-spacing: -0.022em; }
  a { text-decoration-thickness: 0.06em; transition: color ${token.duration.fast}; }
  main { flex: 1; }
  main:focus { outline: none; }
  @media (max-width: ${breakpoint.mobile}) {
    body { line-height: 1.55; }
  }
  @media (scripting: none) {
    .needs-script { display: none !important; }
  }
  @media print {
    :root:root:root { color-scheme: light; ${printColors.join(' ')} }
    body { font-size: 10.5pt; }
    .not-in-print { display: none !important; }
    @page { margin: 18mm 16mm; }
  }
`;
