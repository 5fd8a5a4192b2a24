import { numberText } from 'shared-ui/table';

/** A number of bytes as `12.3 kB`. */
export function sizeText(bytes: number): string {
  return `${numberText(Math.round(bytes / 100) / 10)} kB`;
}
