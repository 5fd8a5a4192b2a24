import { createGlobalStyle, css } from 'styled-components';
import { darkColors, lightColors } from './color-table';
import { forcedMarks } from './forced-marks';
import { colorProperty, token } from './token';

function declarations(colors: Readonly<Record<string, string>>) {
  return Object.entries(colors)
    .map(([name, value]) => `${colorProperty(name)}: ${value};`)
    .join('');
}

const light = css`
  color-scheme: light;
  ${declarations(lightColors)}
  --shadow-sm: 0 1px 2px rgb(36 20 74 / 0.08);
  --shadow-md: 0 1px 2px rgb(36 20 74 / 0.06), 0 6px 18px -4px rgb(36 20 74 / 0.14);
  --shadow-lg: 0 2px 6px rgb(36 20 74 / 0.08), 0 24px 56px -12px rgb(36 20 74 / 0.28);
`;

const dark = css`
  color-scheme: dark;
  ${declarations(darkColors)}
  --shadow-sm: 0 1px 2px rgb(0 0 0 / 0.4);
  --shadow-md: 0 1px 2px rgb(0 0 0 / 0.4), 0 8px 20px -4px rgb(0 0 0 / 0.5);
  --shadow-lg: 0 2px 6px rgb(0 0 0 / 0.45), 0 24px 56px -8px rgb(0 0 0 / 0.7);
`;

/** Both themes, the control sizes and the page's base styles. A host renders it once, at its root. */
export const GlobalStyle = createGlobalStyle`
  :root {
    ${light}
    --control-sm: 1.875rem;
    --control-md: 2.25rem;
    --control-lg: 2.625rem;
  }
  @media (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) { ${dark} }
  }
  :root[data-theme='dark'] { ${dark} }
  @media (pointer: coarse) {
    :root { --control-sm: 2.75rem; --control-md: 2.75rem; --control-lg: 2.75rem; }
  }
  *, *::before, *::after { box-sizing: border-box; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  body {
    margin: 0;
    min-height: 100dvh;
    background: ${token.color.canvas};
    color: ${token.color.text};
    font: ${token.weight.normal} ${token.text.md} / 1.5 ${token.font.body};
    font-optical-sizing: auto;
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, figure, ul, ol, dl, dd { margin: 0; }
  h1, h2, h3, h4 { font-weight: ${token.weight.semibold}; line-height: 1.25; letter-spacing: -0.011em; text-wrap: balance; }
  button, input, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: ${token.color.brandText}; text-underline-offset: 0.2em; }
  img, svg { vertical-align: middle; max-width: 100%; }
  ::selection { background: ${token.color.brand}; color: ${token.color.onBrand}; }
  :focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 2px; }
  :root[data-theme-change] *, :root[data-theme-change] ::before, :root[data-theme-change] ::after { transition: none !important; }
  ${forcedMarks}
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }
  }
`;
