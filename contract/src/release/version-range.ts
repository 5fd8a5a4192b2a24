import { z } from 'zod';

/** `1.4.1`; whatever follows the three numbers (`-9f0c6aa`) names a build and plays no part in ranges. */
export const Version = z
  .string()
  .max(80)
  .regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/);

/** A version requirement: `^1.4.1` (same major, for 0.x same minor), `~1.4.1` (same minor), `1.4.1` (exact). */
export const VersionRange = z.string().regex(/^[\^~]?\d+\.\d+\.\d+$/);

/** Whether `version` is in `range`; false when either is malformed. */
export function isInRange(version: string, range: string): boolean {
  const have = numbersOf(version);
  const least = numbersOf(range.replace(/^[\^~]/, ''));
  if (have === undefined || least === undefined) return false;
  return (
    have.join('.') === least.join('.') || (compare(have, least) > 0 && agree(have, least, range))
  );
}

type Numbers = readonly [major: number, minor: number, patch: number];

function numbersOf(version: string): Numbers | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:-|$)/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

function compare(left: Numbers, right: Numbers): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

function agree(have: Numbers, least: Numbers, range: string): boolean {
  const isSameMinor = have[0] === least[0] && have[1] === least[1];
  if (range.startsWith('~')) return isSameMinor;
  if (!range.startsWith('^')) return false;
  return least[0] === 0 ? isSameMinor : have[0] === least[0];
}
