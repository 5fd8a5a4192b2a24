import type { FieldError } from 'contract';
import type { ApiProblem } from '../../kernel/problem';

/** Converts a refusal to the errors of a row. */
export function reasonsOf(problem: ApiProblem): readonly FieldError[] {
  return problem.errors.length > 0 ? problem.errors : [{ path: '', message: problem.message }];
}
