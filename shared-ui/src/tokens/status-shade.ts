import type { StatusColor } from 'contract/inquiry';

export interface StatusShades {
  /** The background of text. */
  soft: string;
  /** Text on the `soft` shade. */
  text: string;
  /** Marks and swatches on page surfaces. */
  mark: string;
}

/** Status colours of the light theme; the pairs are tested for contrast. */
export const lightShades: Readonly<Record<StatusColor, StatusShades>> = {
  gray: { soft: '#ecebf0', text: '#47424f', mark: '#6f6a7a' },
  blue: { soft: '#e1eefc', text: '#0f477f', mark: '#1f6fc4' },
  teal: { soft: '#d9f3f1', text: '#0a5350', mark: '#0f7f7a' },
  purple: { soft: '#eee6fd', text: '#4c1fa3', mark: '#7a46dd' },
  amber: { soft: '#fdf0cc', text: '#694806', mark: '#9a6b00' },
  orange: { soft: '#fde8da', text: '#7d3406', mark: '#c2570c' },
  green: { soft: '#e0f4e6', text: '#125833', mark: '#1d7f49' },
  red: { soft: '#fde8ea', text: '#8f182a', mark: '#c22a3d' },
};

/** Status colours of the dark theme. */
export const darkShades: Readonly<Record<StatusColor, StatusShades>> = {
  gray: { soft: '#33303c', text: '#d8d4e0', mark: '#9a94a8' },
  blue: { soft: '#172f49', text: '#b5d8fc', mark: '#5da4ee' },
  teal: { soft: '#123634', text: '#a3e6e0', mark: '#3fb8ae' },
  purple: { soft: '#32254f', text: '#d6c4ff', mark: '#a47ff0' },
  amber: { soft: '#3b2f10', text: '#f6dc93', mark: '#d6a72c' },
  orange: { soft: '#432815', text: '#fbcba6', mark: '#ea8b45' },
  green: { soft: '#173524', text: '#a8e9c2', mark: '#4bbd80' },
  red: { soft: '#431f28', text: '#ffc2c9', mark: '#ef6f80' },
};

/** The CSS colour of a status in the current theme. */
export function statusShade(color: StatusColor, shade: keyof StatusShades) {
  return `light-dark(${lightShades[color][shade]}, ${darkShades[color][shade]})`;
}
