import { type FieldError, type Problem, type ProblemCode, problemCode } from 'contract';

/**
 * Why a call failed: a code of the contract, or `network` (no answer), `cancelled` (by its signal), `unreadable`
 * (an answer that breaks the contract).
 */
export type ApiErrorCode = ProblemCode | 'network' | 'cancelled' | 'unreadable';

interface ApiErrorFacts {
  code: ApiErrorCode;
  message: string;
  status?: number;
  retryAfter?: number | undefined;
  problem?: Problem;
  cause?: unknown;
}

/** A failed call. `message` is fit for users: what happened, and what to do where that is known. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** The HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** Seconds to wait before another try, where the server names them. */
  readonly retryAfter: number | undefined;
  /** Wrong fields, by path in dot notation; empty when the problem names none. */
  readonly fieldErrors: readonly FieldError[];
  readonly problem: Problem | undefined;

  constructor({ code, message, status, retryAfter, problem, cause }: ApiErrorFacts) {
    super(message, { cause });
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
    this.problem = problem;
    this.fieldErrors = problem?.errors ?? [];
  }
}

/** The error that a received problem stands for. */
export function errorOfProblem(
  problem: Problem,
  { cause, retryAfter }: Pick<ApiErrorFacts, 'cause' | 'retryAfter'>,
) {
  const code = problemCode(problem) ?? (problem.status >= 500 ? 'internal' : 'malformed');
  const { detail: message, status } = problem;
  return new ApiError({ code, message, status, retryAfter, problem, cause });
}

/** The words for users of anything that was thrown. */
export function messageOf(error: unknown) {
  if (error instanceof ApiError) return error.message;
  return 'Something went wrong on this page. Reload it and try again.';
}
