import { t } from '@lingui/core/macro';
import { ApiError } from 'panel-runtime';

/** The error of a call that got no response. */
export function withoutResponse(cause: unknown): ApiError {
  const message = t`The server did not answer. Check the connection and try again.`;
  return new ApiError({ code: 'network', message, cause });
}

/** The error of a call whose response is no problem document: a proxy's error page, for instance. */
export function withoutProblem(status: number, cause: unknown): ApiError {
  const code = status >= 500 ? 'unavailable' : 'unreadable';
  const message = t`The server answered with an error (${status}). Try again in a moment.`;
  return new ApiError({ code, message, status, cause });
}

/** The error of a response that breaks the contract. */
export function unreadable(cause: unknown): ApiError {
  return new ApiError({
    code: 'unreadable',
    message: t`The server answered something that this page does not understand. Reload the page.`,
    cause,
  });
}
