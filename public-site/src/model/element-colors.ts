import { css } from 'styled-components';

/** Colours of the elements that MMFF94 covers, as chemists know them, in the light and in the dark theme. */
const colors: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  H: ['#f2f1f6', '#eceaf2'],
  D: ['#d3e3f5', '#c3dcf5'],
  C: ['#4c4957', '#8f8b9d'],
  N: ['#2f5bd8', '#6f95ff'],
  O: ['#d3262f', '#ff6a66'],
  F: ['#7bab1f', '#a8dc4c'],
  Si: ['#b08d57', '#d8b67c'],
  P: ['#dd7a0a', '#ffa348'],
  S: ['#d1aa00', '#ffdb45'],
  Cl: ['#168f43', '#4fd07d'],
  Br: ['#93361c', '#d97a56'],
  I: ['#7a2ea0', '#c07be0'],
};

const valuesOf = (theme: 0 | 1) =>
  Object.entries(colors)
    .map(([symbol, pair]) => `--element-${symbol}: ${pair[theme]};`)
    .join('\n');

/** Sets a variable for each element, `--element-C`, by the theme. Prints are on white. */
export const elementColors = css`
  ${valuesOf(0)}

  @media screen and (prefers-color-scheme: dark) {
    :root:not([data-theme='light']) & {
      ${valuesOf(1)}
    }
  }
  @media screen {
    :root[data-theme='dark'] & {
      ${valuesOf(1)}
    }
  }
`;

export function elementColor(symbol: string): string {
  return `var(--element-${symbol}, var(--element-C))`;
}
