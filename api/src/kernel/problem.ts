import { problems, problemType, type FieldError, type Problem, type ProblemCode } from 'contract';

/** A refusal. Thrown anywhere below a route, it becomes the problem+json response. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  /**
   * @param detail - what happened and what to do, in words for the user
   * @param retryAfter - seconds, of the header `Retry-After`
   */
  constructor(
    code: ProblemCode,
    detail: string,
    errors: readonly FieldError[] = [],
    retryAfter?: number,
  ) {
    super(detail);
    this.code = code;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** The response body; `instance` is the requested path without its query. */
export function problemBody(problem: ApiProblem, instance: string): Problem {
  const { status, title } = problems[problem.code];
  const body = {
    type: problemType(problem.code),
    title,
    status,
    detail: problem.message,
    instance,
  };
  return problem.errors.length === 0 ? body : { ...body, errors: [...problem.errors] };
}

export function notFound(label: string): ApiProblem {
  return new ApiProblem('not-found', `There is no such ${label}.`);
}

/** A problem with a single invalid field. */
export function invalidField(path: string, message: string): ApiProblem {
  return new ApiProblem('invalid', `${path}: ${message}`, [{ path, message }]);
}

export function duplicateField(path: string, message: string): ApiProblem {
  return new ApiProblem('duplicate', message, [{ path, message }]);
}
