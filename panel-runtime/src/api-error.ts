import type { FieldError, Problem, ProblemCode } from 'contract';

/**
 * Why a call failed: a code of the contract, or `network` (no response), `cancelled` (by its signal), `unreadable` (a
 * response that breaks the contract).
 */
export type ApiErrorCode = ProblemCode | 'network' | 'cancelled' | 'unreadable';

export interface ApiErrorFacts {
  code: ApiErrorCode;
  message: string;
  status?: number;
  retryAfter?: number | undefined;
  problem?: Problem;
  cause?: unknown;
}

/** A failed API call. `message` is fit for users: what happened, and what to do where that is known. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined;
  /** Seconds to wait before a retry, if the server sent them. */
  readonly retryAfter: number | undefined;
  /** Invalid fields, by path in dot notation; empty when the problem names none. */
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

/** An error of the browser whose message is fit for users. */
export class WordedError extends Error {
  override readonly name: string = 'WordedError';
}
