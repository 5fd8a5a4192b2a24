import { type AxiosError, isAxiosError, isCancel } from 'axios';
import { Problem } from 'contract';
import { ApiError, errorOfProblem } from './api-error';

/** Converts a failed request to an `ApiError`; errors other than HTTP's are returned unchanged. */
export async function toApiError(error: unknown): Promise<unknown> {
  if (isCancel(error)) {
    return new ApiError({ code: 'cancelled', message: 'The call was cancelled.', cause: error });
  }
  if (!isAxiosError(error)) return error;
  const problem = Problem.safeParse(await wordsOf(error.response?.data));
  if (problem.success) {
    return errorOfProblem(problem.data, { cause: error, retryAfter: retryAfterOf(error) });
  }
  return error.response === undefined ? withoutAnswer(error) : withoutProblem(error);
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

/** Only the form in seconds: our API sends no other. */
function retryAfterOf({ response }: AxiosError) {
  const seconds: unknown = response?.headers['retry-after'];
  return typeof seconds === 'string' && /^\d+$/.test(seconds) ? Number(seconds) : undefined;
}

function withoutAnswer(error: AxiosError) {
  const message = 'The server did not answer. Check the connection and try again.';
  return new ApiError({ code: 'network', message, cause: error });
}

/** A proxy's error page, for instance. */
function withoutProblem(error: AxiosError) {
  const status = error.response?.status ?? 0;
  const code = status >= 500 ? 'unavailable' : 'unreadable';
  const message = `The server answered with an error (${status}). Try again in a moment.`;
  return new ApiError({ code, message, status, cause: error });
}
