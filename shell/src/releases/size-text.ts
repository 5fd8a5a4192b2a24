import { numberText } from 'shared-ui';

/** `12.3 kB` of a number of bytes. */
export function sizeText(bytes: number): string {
  return `${numberText(Math.round(bytes / 100) / 10)} kB`;
}
