import {
  problems,
  problemType,
  type FieldError,
  type Problem,
  type ProblemCode,
  type Wording,
} from 'contract';

/** A text for users with its parameters apart (`Wording`). */
export interface Worded {
  readonly message: string;
  readonly wording?: Wording;
}

/**
 * Puts values into a text for users, each named: worded`At most ${{ max }} files`. Texts without values need no tag: they are
 * found where `ApiProblem`, `invalidField` and `duplicateField` get them.
 */
export function worded(
  parts: TemplateStringsArray,
  ...given: readonly Wording['values'][]
): Required<Worded> {
  const names = given.map((one) => Object.keys(one)[0] ?? '');
  const values: Wording['values'] = Object.assign({}, ...given);
  return {
    message: String.raw({ raw: parts }, ...given.map((one, at) => one[names[at] ?? ''])),
    wording: { text: String.raw({ raw: parts }, ...names.map((name) => `{${name}}`)), values },
  };
}

function asWorded(text: string | Worded): Worded {
  return typeof text === 'string' ? { message: text } : text;
}

/** A refusal. Thrown anywhere below a route, it becomes the problem+json response. */
export class ApiProblem extends Error {
  override name = 'ApiProblem';
  readonly code: ProblemCode;
  readonly wording: Wording | undefined;
  readonly errors: readonly FieldError[];
  readonly retryAfter: number | undefined;

  /**
   * @param detail - what happened and what to do, in words for the user
   * @param retryAfter - seconds, of the header `Retry-After`
   */
  constructor(
    code: ProblemCode,
    detail: string | Worded,
    errors: readonly FieldError[] = [],
    retryAfter?: number,
  ) {
    const { message, wording } = asWorded(detail);
    super(message);
    this.code = code;
    this.wording = wording;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** The response body; `instance` is the requested path without its query. */
export function problemBody(problem: ApiProblem, instance: string): Problem {
  const { status, title } = problems[problem.code];
  return {
    type: problemType(problem.code),
    title,
    status,
    detail: problem.message,
    ...(problem.wording && { wording: problem.wording }),
    instance,
    ...(problem.errors.length > 0 && { errors: [...problem.errors] }),
  };
}

export function notFound(one: string): ApiProblem {
  return new ApiProblem('not-found', worded`There is no such ${{ one }}.`);
}

/** The message with its path before it, as `detail` says it. */
export function located({ path, message }: FieldError): string {
  return path === '' ? message : `${path}: ${message}`;
}

/** A problem with a single invalid field. */
export function invalidField(path: string, text: string | Worded): ApiProblem {
  const error = { path, ...asWorded(text) };
  return new ApiProblem('invalid', path === '' ? error : located(error), [error]);
}

export function duplicateField(path: string, text: string | Worded): ApiProblem {
  return new ApiProblem('duplicate', text, [{ path, ...asWorded(text) }]);
}
