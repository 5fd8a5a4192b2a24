import { t } from '@lingui/core/macro';
import { type Problem, problemCode } from 'contract';
import { ApiError, type ApiErrorFacts, WordedError } from 'panel-runtime';
import { saidProblem } from '../i18n/words';

/** Converts a received problem to an error, in the language of now. */
export function errorOfProblem(
  problem: Problem,
  { cause, retryAfter }: Pick<ApiErrorFacts, 'cause' | 'retryAfter'>,
) {
  const code = problemCode(problem) ?? (problem.status >= 500 ? 'internal' : 'malformed');
  const said = saidProblem(problem);
  const { detail: message, status } = said;
  return new ApiError({ code, message, status, retryAfter, problem: said, cause });
}

/** The user-facing message of any thrown value. */
export function messageOf(error: unknown) {
  if (error instanceof ApiError || error instanceof WordedError) return error.message;
  return t`Something went wrong on this page. Reload it and try again.`;
}
