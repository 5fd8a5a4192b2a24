import type { ColorName } from './color-table';

type Pair = readonly [foreground: ColorName, background: ColorName];

const surfaces = [
  'canvas',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'surfaceHover',
  'surfaceSelected',
] as const satisfies readonly ColorName[];

const textOnSurfaces = ['text', 'textMuted', 'textFaint', 'brandText', 'dangerText'] as const;

/** Every pair of text and background colours that the parts use: WCAG 2.2 AA requires 4.5 : 1. */
export const textPairs: readonly Pair[] = [
  ...surfaces.flatMap((surface) => textOnSurfaces.map((text): Pair => [text, surface])),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBrand', 'brandActive'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onDanger', 'dangerActive'],
  ['onBrandSoft', 'brandSoft'],
  ['onDangerSoft', 'dangerSoft'],
  ['onSuccessSoft', 'successSoft'],
  ['onWarningSoft', 'warningSoft'],
  ['onInfoSoft', 'infoSoft'],
  ['onInverse', 'inverse'],
];

const marks = ['borderStrong', 'focus', 'brand', 'danger', 'success', 'warning', 'info'] as const;

/** Control outlines, focus rings and meaningful icons: WCAG 2.2 AA requires 3 : 1. */
export const markPairs: readonly Pair[] = (['canvas', 'surface', 'surfaceRaised'] as const).flatMap(
  (surface) => marks.map((mark): Pair => [mark, surface]),
);
