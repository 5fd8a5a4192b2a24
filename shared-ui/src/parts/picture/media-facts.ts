import type { MediaFile } from 'contract/content';
import { bytesText } from '../../text/bytes-text';

/** `PNG · 1600 × 900 · 240 kB`. */
export function mediaFacts({
  name,
  width,
  height,
  size,
}: Pick<MediaFile, 'name' | 'width' | 'height' | 'size'>): string {
  const measure = width === null || height === null ? [] : [`${width} × ${height}`];
  return [mediaEnding(name), ...measure, bytesText(size)].join(' · ');
}

/** The file extension in capitals: `PDF`. */
export function mediaEnding(name: string): string {
  return (name.split('.').at(-1) ?? '').toUpperCase();
}
