import { type ColorName, lightColors } from './color-table';

/** `onBrandSoft` -> `--color-on-brand-soft`. */
export function colorProperty(name: string) {
  return `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Guarantee: the keys of a `const` object are exactly the union of its type. */
function colorNames() {
  return Object.keys(lightColors) as ColorName[];
}

/** Guarantee: `Object.fromEntries` widens the keys, which come from `colorNames`, so the record is complete. */
function colorReferences() {
  const entries = colorNames().map((name) => [name, `var(${colorProperty(name)})`]);
  return Object.fromEntries(entries) as Readonly<Record<ColorName, string>>;
}

/**
 * Typed names of the design tokens for styled-components. Colours, shadows and control heights are CSS custom
 * properties set by `GlobalStyle`, so a theme change repaints without rendering.
 *
 * @example styled.p`color: ${token.color.textMuted}; padding: ${token.space[3]};`
 */
export const token = {
  color: colorReferences(),
  /** Multiples of 4 px, in rem. */
  space: {
    0: '0',
    1: '0.25rem',
    2: '0.5rem',
    3: '0.75rem',
    4: '1rem',
    5: '1.25rem',
    6: '1.5rem',
    8: '2rem',
    10: '2.5rem',
    12: '3rem',
    16: '4rem',
  },
  radius: { sm: '4px', md: '7px', lg: '11px', xl: '16px', full: '999px' },
  font: {
    body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  },
  text: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '2rem',
  },
  weight: { normal: 420, medium: 530, semibold: 620, bold: 700 },
  shadow: {
    sm: 'var(--shadow-sm)',
    md: 'var(--shadow-md)',
    lg: 'var(--shadow-lg)',
  },
  /** Heights of controls; all are 44 px where the pointer is coarse. */
  control: { sm: 'var(--control-sm)', md: 'var(--control-md)', lg: 'var(--control-lg)' },
  duration: { fast: '120ms', normal: '200ms' },
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  layer: { sticky: 10, topBar: 20, sidebar: 30, overlay: 50, popup: 60, toast: 70 },
} as const;

/**
 * Widths at which layouts change; below `narrow` tables become lists. Source of `mobile`: specification, section 9 (768
 * px).
 */
export const breakpoint = {
  compact: '480px',
  narrow: '640px',
  mobile: '768px',
  wide: '1200px',
} as const;
