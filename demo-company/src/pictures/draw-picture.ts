import sharp from 'sharp';
import type { Canvas } from './canvas';
import { dots, lids, rings, sheet } from './lattice-scenes';
import { cylinders, hills, peaks, routes, thread } from './line-scenes';
import { apart, bubbles, crystals, molecule } from './matter-scenes';
import { type Palette, type PaletteName, palettes } from './palette';
import { randomOf } from './random';

const scenes = {
  apart,
  bubbles,
  crystals,
  cylinders,
  dots,
  hills,
  lids,
  molecule,
  peaks,
  rings,
  routes,
  sheet,
  thread,
} as const satisfies Record<string, (canvas: Canvas) => string>;

export type SceneName = keyof typeof scenes;

/** A demo picture; the same specification gives the same picture. */
export interface PictureSpec {
  readonly seed: string;
  readonly scene: SceneName;
  readonly palette: PaletteName;
  readonly width: number;
  readonly height: number;
  /** Darkens the left side for text. */
  readonly isBackdrop?: boolean;
}

/** Draws the picture as JPEG, which is fast; the site serves smaller formats on request. */
export function drawPicture(spec: PictureSpec): Promise<Buffer> {
  const svg = Buffer.from(svgOf(spec));
  return sharp(svg).flatten().jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer();
}

function svgOf({ seed, scene, palette: name, width, height, isBackdrop = false }: PictureSpec) {
  const random = randomOf(seed);
  const palette = palettes[name];
  const canvas = { width, height, random, palette };
  const glows = [
    { x: random.between(0.55, 0.95), y: random.between(0.05, 0.4), tone: palette.glows[0] },
    { x: random.between(0.1, 0.5), y: random.between(0.7, 1), tone: palette.glows[1] },
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>${groundOf(palette)}${glows.map(glowOf).join('')}${backdropOf(palette)}</defs>
<rect width="100%" height="100%" fill="url(#ground)"/>
${glows.map((_, index) => `<rect width="100%" height="100%" fill="url(#glow${index})"/>`).join('')}
${scenes[scene](canvas)}
${isBackdrop ? '<rect width="100%" height="100%" fill="url(#backdrop)"/>' : ''}
</svg>`;
}

function groundOf({ ground }: Palette): string {
  const stops = ground.map((tone, index) => `<stop offset="${index / 2}" stop-color="${tone}"/>`);
  return `<linearGradient id="ground" x1="0" y1="0" x2="1" y2="1">${stops.join('')}</linearGradient>`;
}

function glowOf({ x, y, tone }: { x: number; y: number; tone: string }, index: number): string {
  return `<radialGradient id="glow${index}" cx="${x}" cy="${y}" r="0.6"><stop offset="0" stop-color="${tone}" stop-opacity="0.5"/><stop offset="0.5" stop-color="${tone}" stop-opacity="0.14"/><stop offset="1" stop-color="${tone}" stop-opacity="0"/></radialGradient>`;
}

function backdropOf({ ground: [tone] }: Palette): string {
  return `<linearGradient id="backdrop"><stop offset="0" stop-color="${tone}" stop-opacity="0.88"/><stop offset="0.42" stop-color="${tone}" stop-opacity="0.55"/><stop offset="0.75" stop-color="${tone}" stop-opacity="0"/></linearGradient>`;
}
