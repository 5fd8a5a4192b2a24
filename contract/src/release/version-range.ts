import { z } from 'zod';

/** `1.4.1`; whatever follows the three numbers (`-9f0c6aa`) names a build and plays no part in ranges. */
export const Version = z
  .string()
  .max(80)
  .regex(/^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/);

const comparator = String.raw`(?:[\^~=]|[<>]=?)?\d{1,9}\.\d{1,9}\.\d{1,9}`;

/**
 * A version requirement as in npm: `^1.4.1` (same major, for 0.x same minor), `~1.4.1` (same minor), `1.4.1` (exact),
 * `>=2.0.0 <4.0.0` (both), `^2.0.0 || ^3.0.0` (either).
 *
 * @see https://github.com/npm/node-semver#ranges
 */
export const VersionRange = z
  .string()
  .max(200)
  .regex(new RegExp(String.raw`^${comparator}(?: (?:\|\| )?${comparator})*$`));

/** Whether `version` is in `range`; false when either is malformed. */
export function isInRange(version: string, range: string): boolean {
  const have = numbersOf(version);
  if (have === undefined) return false;
  return range.split('||').some((alternative) =>
    alternative
      .trim()
      .split(/\s+/)
      .every((one) => meets(have, one)),
  );
}

/** Negative where `left` is the earlier version; builds of one number are equal. */
export function compareVersions(left: string, right: string): number {
  const [one, other] = [numbersOf(left), numbersOf(right)];
  return one === undefined || other === undefined ? 0 : compare(one, other);
}

type Numbers = readonly [major: number, minor: number, patch: number];

function numbersOf(version: string): Numbers | undefined {
  const found = /^(\d+)\.(\d+)\.(\d+)(?:-|$)/.exec(version);
  return found ? [Number(found[1]), Number(found[2]), Number(found[3])] : undefined;
}

function compare(left: Numbers, right: Numbers): number {
  return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
}

function meets(have: Numbers, one: string): boolean {
  const from = one.search(/\d/);
  const sign = one.slice(0, Math.max(0, from));
  const least = numbersOf(one.slice(sign.length));
  if (least === undefined) return false;
  const order = compare(have, least);
  const isSameMinor = have[0] === least[0] && have[1] === least[1];
  switch (sign) {
    case '^':
      return order >= 0 && (least[0] === 0 ? isSameMinor : have[0] === least[0]);
    case '~':
      return order >= 0 && isSameMinor;
    case '>=':
      return order >= 0;
    case '>':
      return order > 0;
    case '<=':
      return order <= 0;
    case '<':
      return order < 0;
    default:
      return order === 0;
  }
}
