import type { PictureView } from './view-parts';

/** In pixels; the width of a wider picture where a page gives a single URL for it. */
export const usualWidth = 1280;

/** The picture that other sites show with a link to a page. */
export interface SharedPicture {
  src: string;
  /** The size as served; null if unknown. */
  size: { width: number; height: number } | null;
  alt: string;
}

export function sharedPictureOf({ src, width, height, alt }: PictureView): SharedPicture {
  if (width === null || height === null) return { src, size: null, alt };
  const scale = Math.min(1, usualWidth / width);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { src, size, alt };
}
