import type { PictureView } from './picture-view';

/** In pixels; a wider picture is shown in this width where a page names one address for it. */
export const usualWidth = 1280;

/** What others show with a link to a page. */
export interface SharedPicture {
  src: string;
  /** As it is sent; null for one of unknown size. */
  size: { width: number; height: number } | null;
  alt: string;
}

export function sharedPictureOf({ src, width, height, alt }: PictureView): SharedPicture {
  if (width === null || height === null) return { src, size: null, alt };
  const scale = Math.min(1, usualWidth / width);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { src, size, alt };
}
