import type { FieldError } from 'contract';
import type { z } from 'zod';
import { ApiProblem, located, worded } from '../kernel/problem';

/** @throws ApiProblem `invalid` with an error for each field that breaks its schema. */
export function parseInput<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalid(fieldErrors(parsed.error.issues));
}

export function invalid(errors: readonly FieldError[]): ApiProblem {
  const [first] = errors;
  const detail =
    errors.length === 1 && first
      ? located(first)
      : worded`${{ count: errors.length }} fields need correction.`;
  return new ApiProblem('invalid', detail, errors);
}

/** An unknown field is reported at its own path; a wrong type names the expected one. */
export function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) => {
    const path = issue.path.map(String).join('.');
    if (issue.code !== 'unrecognized_keys') return [{ path, message: issue.message }];
    const prefix = path === '' ? '' : `${path}.`;
    return issue.keys.map((key) => ({ path: prefix + key, message: 'There is no such field' }));
  });
}
