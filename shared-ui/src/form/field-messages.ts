import type { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

function isMissing(input: unknown) {
  return input === undefined || input === null || input === '';
}

function tooBig({ origin, maximum }: { origin: string; maximum: number | bigint }) {
  if (origin === 'string') return `At most ${maximum} characters`;
  return origin === 'array' ? `At most ${maximum} entries` : `At most ${maximum}`;
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>) {
  if (origin === 'string') return `At least ${minimum} characters`;
  if (origin === 'array') return `At least ${minimum} entries`;
  return inclusive === false ? `Must be more than ${minimum}` : `At least ${minimum}`;
}

/** Words for people in place of the schema library's own; messages given in the contract stay. */
export function fieldMessage(issue: Issue): string | undefined {
  if (isMissing(issue.input)) return 'This field is needed';
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' ? 'Enter a number' : undefined;
    case 'invalid_value':
      return 'Choose one of the offered values';
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    default:
      return undefined;
  }
}
