import { t } from '@lingui/core/macro';
import type { z } from 'zod';
import { missingCellMessage } from './missing-message';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

/** The message of each empty required field, by the field's path. */
export type MissingMessages = ReadonlyMap<string, string>;

function isMissing(input: unknown) {
  return input === undefined || input === null || input === '';
}

function missing({ path = [] }: Issue, messages: MissingMessages) {
  return messages.get(path.join('.')) ?? missingCellMessage(String(path.at(-1) ?? 'value'));
}

function tooBig({ origin, maximum }: { origin: string; maximum: number | bigint }) {
  if (origin === 'string') return t`At most ${{ limit: Number(maximum) }} characters`;
  return origin === 'array'
    ? t`At most ${{ limit: Number(maximum) }} entries`
    : t`At most ${{ limit: Number(maximum) }}`;
}

function tooSmall({ origin, minimum, inclusive }: Extract<Issue, { code: 'too_small' }>) {
  if (origin === 'string') return t`At least ${{ limit: Number(minimum) }} characters`;
  if (origin === 'array')
    return minimum === 1 ? t`Add at least one` : t`Add at least ${{ limit: Number(minimum) }}`;
  return inclusive === false
    ? t`Must be more than ${{ limit: Number(minimum) }}`
    : t`At least ${{ limit: Number(minimum) }}`;
}

function wrongFormat(format: string) {
  if (format === 'date') return t`Enter a date like 22 Nov 2026`;
  return format === 'datetime' ? t`Enter a date and time like 22 Nov 2026, 09:00` : undefined;
}

/** Replaces the schema library's messages with user-facing ones; messages given in the contract stay. */
export function fieldMessage(issue: Issue, messages: MissingMessages): string | undefined {
  if (isMissing(issue.input)) return missing(issue, messages);
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'number' ? t`Enter a number` : undefined;
    case 'invalid_value':
      return t`Choose one of the offered values`;
    case 'too_big':
      return tooBig(issue);
    case 'too_small':
      return tooSmall(issue);
    case 'invalid_format':
      return wrongFormat(issue.format);
    default:
      return undefined;
  }
}
