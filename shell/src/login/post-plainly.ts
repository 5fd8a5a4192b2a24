import { type FieldError, problemCode, type Wording } from 'contract';
import { ApiError, secondsOf, withoutProblem, withoutResponse } from 'shared-ui/client';
import { saidProblem } from 'shared-ui/i18n';

/**
 * Posts JSON and returns the response's; what a refusal says is in the language of now. A plain request, because the API client and the contract's schemas load with
 * the panel.
 *
 * @throws ApiError
 */
export async function postPlainly(address: string, body: object): Promise<unknown> {
  const response = await send(address, body);
  const answer: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw refusal(response, answer);
  return answer;
}

async function send(address: string, body: object): Promise<Response> {
  try {
    return await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  } catch (cause) {
    throw withoutResponse(cause);
  }
}

function refusal({ status, headers }: Response, body: unknown): ApiError {
  const { type, detail, wording, errors } = Object(body);
  const code = typeof type === 'string' ? problemCode({ type }) : undefined;
  if (code === undefined || typeof detail !== 'string') return withoutProblem(status, body);
  const problem = saidProblem({
    type,
    title: '',
    status,
    detail,
    wording: wordingOf(wording),
    instance: '',
    errors: fieldErrorsOf(errors),
  });
  const retryAfter = secondsOf(headers.get('retry-after'));
  return new ApiError({ code, message: problem.detail, status, retryAfter, problem });
}

function fieldErrorsOf(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => {
    const { path, message, wording } = Object(error);
    return { path: String(path), message: String(message), wording: wordingOf(wording) };
  });
}

function wordingOf(value: unknown): Wording | undefined {
  const { text, values } = Object(value);
  return typeof text === 'string' ? { text, values: Object(values) } : undefined;
}
