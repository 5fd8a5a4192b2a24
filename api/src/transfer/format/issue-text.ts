import type { z } from 'zod';

/** Why a value is refused, in words: those of the field's own rules, and plain ones for those of the library. */
export function issueText(issue: z.core.$ZodIssue, cell: string): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array'
        ? `“${cell}” is too long: at most ${issue.maximum}`
        : `“${cell}” is too large: at most ${issue.maximum}`;
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array'
        ? issue.message
        : `“${cell}” is too small: ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'invalid_value':
      return `“${cell}” is none of ${issue.values.map(String).join(', ')}`;
    case 'invalid_type':
      return `“${cell}” cannot be read here`;
    case 'invalid_format':
      return formatText(issue, cell);
    default:
      return issue.message;
  }
}

function formatText(
  { format, message }: z.core.$ZodIssueInvalidStringFormat,
  cell: string,
): string {
  if (format === 'email') return `“${cell}” is no email address`;
  return format === 'url' ? `“${cell}” is no web address, as in: https://example.com` : message;
}
