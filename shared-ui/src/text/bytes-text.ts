import { numberText } from './format';

/** `12 kB`, `3.4 MB`, `71.3 GB`. */
export function bytesText(count: number) {
  if (count < 1e6) return `${numberText(Math.ceil(count / 1e3))} kB`;
  return count < 1e9 ? `${(count / 1e6).toFixed(1)} MB` : `${(count / 1e9).toFixed(1)} GB`;
}
