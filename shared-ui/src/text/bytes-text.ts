import { numberText } from './format';

/** `12 kB`, `3.4 MB`. */
export function bytesText(count: number) {
  return count < 1e6
    ? `${numberText(Math.ceil(count / 1e3))} kB`
    : `${(count / 1e6).toFixed(1)} MB`;
}
