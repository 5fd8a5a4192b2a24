import { z } from 'zod';

/**
 * An address of a remote's page: `/edit-unit/:id`. A segment is a word, a parameter (`:id`) or, at the end, optional
 * parameters (`:id?`) or `*` for any rest.
 */
export const RoutePattern = z
  .string()
  .regex(/^(?:\/(?:[A-Za-z0-9-]+|:[A-Za-z]\w*))+(?:\/:[A-Za-z]\w*\?)*(?:\/\*)?$/);

/** Whether a path name matches the pattern, by React Router's rules: case and a trailing slash are ignored. */
export function matchesPattern(pattern: string, pathname: string): boolean {
  return matchesSegments(segmentsOf(pattern), segmentsOf(pathname));
}

/** The same for the segments of both. */
export function matchesSegments(wanted: readonly string[], given: readonly string[]): boolean {
  if (given.length > wanted.length && wanted.at(-1) !== '*') return false;
  return wanted.every((segment, index) => matchesSegment(segment, given[index]));
}

/** Whether some path name matches both patterns. */
export function patternsMeet(one: string, other: string): boolean {
  const [ones, others] = [segmentsOf(one), segmentsOf(other)];
  for (let index = 0; index < Math.max(ones.length, others.length); index += 1) {
    const [left, right] = [ones[index], others[index]];
    if (left === '*' || right === '*') return true;
    if (left === undefined || right === undefined) {
      return (left ?? right)?.endsWith('?') === true;
    }
    const areWords = !left.startsWith(':') && !right.startsWith(':');
    if (areWords && left.toLowerCase() !== right.toLowerCase()) return false;
  }
  return true;
}

/** The segments of a pattern or path name. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matchesSegment(wanted: string, given: string | undefined): boolean {
  if (wanted === '*' || wanted.endsWith('?')) return true;
  if (given === undefined) return false;
  return wanted.startsWith(':') || wanted.toLowerCase() === given.toLowerCase();
}
