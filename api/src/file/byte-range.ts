import type { ByteRange } from '../storage/storage';

/**
 * The part of a file that the header `Range` asks for; undefined for the whole. Who asks for several parts, or for
 * something else than bytes, gets the whole.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-14.2
 */
export function rangeOf(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '') return to === '' ? undefined : lastBytes(Number(to), size);
  const [first, last] = [Number(from), to === '' ? size - 1 : Number(to)];
  if (to !== '' && last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'unsatisfiable';
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable';
  return { first: Math.max(0, size - count), last: size - 1 };
}
