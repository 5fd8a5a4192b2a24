/** The colours of a picture: a background gradient of three, foreground tones, and a highlight. */
export interface Palette {
  readonly ground: readonly [string, string, string];
  readonly glows: readonly [string, string];
  /** From far to near. */
  readonly tones: readonly [string, string, string];
  readonly light: string;
}

export const palettes = {
  night: {
    ground: ['#120828', '#2b1263', '#4a22a4'],
    glows: ['#8f5bff', '#d65bd0'],
    tones: ['#5a35b0', '#8f6bea', '#cbb4ff'],
    light: '#ffffff',
  },
  dusk: {
    ground: ['#2a1162', '#5a28bb', '#a95be0'],
    glows: ['#ff9ecf', '#6a8cff'],
    tones: ['#7b46d6', '#c08cf5', '#f0d7ff'],
    light: '#ffe9f6',
  },
  deep: {
    ground: ['#0d0b26', '#1b1a52', '#4424a0'],
    glows: ['#4aa8ff', '#9a5bff'],
    tones: ['#3d3a94', '#6f7be8', '#a9d4ff'],
    light: '#f2fbff',
  },
  pale: {
    ground: ['#fbf9ff', '#ece3fe', '#d3bffb'],
    glows: ['#ffffff', '#ffc9e6'],
    tones: ['#d2bff8', '#a27deb', '#6a35d2'],
    light: '#4b1f9f',
  },
  thaw: {
    ground: ['#1c2a7a', '#6a35d2', '#f08aa8'],
    glows: ['#7fd4ff', '#ffc9a3'],
    tones: ['#6f86ee', '#b9a6ff', '#e3f1ff'],
    light: '#ffffff',
  },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
