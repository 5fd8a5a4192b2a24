import { type AxiosError, isAxiosError, isCancel } from 'axios';
import { Problem } from 'contract';
import { ApiError, errorOfProblem } from './api-error';

/** What a failed request means; errors that are none of HTTP come back as they are. */
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

/** The refusal of a download comes as a file too. */
async function wordsOf(data: unknown): Promise<unknown> {
  if (!(data instanceof Blob)) return data;
  try {
    return JSON.parse(await data.text());
  } catch {
    // A proxy's own error page: no problem of ours, and told as such.
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

/** A proxy's own error page, for instance. */
function withoutProblem(error: AxiosError) {
  const status = error.response?.status ?? 0;
  const code = status >= 500 ? 'unavailable' : 'unreadable';
  const message = `The server answered with an error (${status}). Try again in a moment.`;
  return new ApiError({ code, message, status, cause: error });
}
