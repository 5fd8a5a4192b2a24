import { type ColorName, darkColors, lightColors } from './color-table';
import { luminance } from './contrast';
import { oklchOf, withLuminance } from './oklch';
import { colorProperty } from './token';

/** The colours that carry the hue of the brand; danger, success, warning and info keep theirs. */
const turnedNames = [
  'canvas',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfaceSelected',
  'border',
  'borderStrong',
  'text',
  'textMuted',
  'textFaint',
  'brand',
  'brandHover',
  'brandActive',
  'brandText',
  'brandSoft',
  'onBrandSoft',
  'inverse',
  'onInverse',
  'focus',
] as const satisfies readonly ColorName[];

type Colors = Readonly<Record<ColorName, string>>;

/** The hue of the product's purple in OKLCH, in degrees. */
export const productHue = Math.round(oklchOf(lightColors.brand).hue + 360) % 360;

/**
 * A colour of the tables turned to another hue. Its relative luminance stays, and with it the contrast of every pair;
 * a hue that a screen cannot show as strongly is paler.
 */
export function turnedColor(hex: string, hue: number): string {
  const { chroma, hue: own } = oklchOf(hex);
  return withLuminance(luminance(hex), { chroma, hue: own + hue - productHue });
}

/** Both themes of a company's hue, in degrees of OKLCH; null for the product's own. */
export function hueColors(hue: number | null): { light: Colors; dark: Colors } {
  if (hue === null) return { light: lightColors, dark: darkColors };
  const known = turnedThemes.get(hue) ?? turnedBoth(hue);
  turnedThemes.set(hue, known);
  return known;
}

const turnedThemes = new Map<number, { light: Colors; dark: Colors }>();

function turnedBoth(hue: number) {
  return { light: turnedTheme(lightColors, hue), dark: turnedTheme(darkColors, hue) };
}

function turnedTheme(colors: Colors, hue: number): Colors {
  const turned = turnedNames.map((name) => [name, turnedColor(colors[name], hue)]);
  return { ...colors, ...Object.fromEntries(turned) };
}

/**
 * The colours of a hue as the text of a style element, which wins over `GlobalStyle` wherever it stands; empty for the
 * product's own hue.
 */
export function hueStyle(hue: number | null): string {
  if (hue === null) return '';
  const { light, dark } = hueColors(hue);
  const ink = { brand: light.brandActive, brandText: light.brandActive };
  return [
    `:root:root{${declarations(light, turnedNames)}}`,
    `@media (prefers-color-scheme:dark){:root:root:not([data-theme='light']){${declarations(dark, turnedNames)}}}`,
    `:root:root[data-theme='dark']{${declarations(dark, turnedNames)}}`,
    `@media print{:root:root:root:root{${declarations(ink, ['brand', 'brandText'])}}}`,
  ].join('');
}

function declarations<Name extends ColorName>(
  colors: Readonly<Record<Name, string>>,
  names: readonly Name[],
): string {
  return names.map((name) => `${colorProperty(name)}:${colors[name]}`).join(';');
}
