import { t } from '@lingui/core/macro';
import { type AxiosError, isAxiosError, isCancel } from 'axios';
import { Problem } from 'contract';
import { errorOfProblem } from './api-error';
import { ApiError } from 'panel-runtime';
import { secondsOf } from './retry-after';
import { withoutProblem, withoutResponse } from './lost-answer';

/** Converts a failed request to an `ApiError`; errors other than HTTP's are returned unchanged. */
export async function toApiError(error: unknown): Promise<unknown> {
  if (isCancel(error)) {
    return new ApiError({ code: 'cancelled', message: t`The call was cancelled.`, cause: error });
  }
  if (!isAxiosError(error)) return error;
  const problem = Problem.safeParse(await wordsOf(error.response?.data));
  if (problem.success) {
    return errorOfProblem(problem.data, { cause: error, retryAfter: retryAfterOf(error) });
  }
  return error.response === undefined
    ? withoutResponse(error)
    : withoutProblem(error.response.status, error);
}

/** The problem of a failed download arrives as a blob too. */
async function wordsOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    // A proxy's error page: not a problem document of the API.
    return undefined;
  }
}

function retryAfterOf({ response }: AxiosError) {
  return secondsOf(response?.headers['retry-after']);
}
