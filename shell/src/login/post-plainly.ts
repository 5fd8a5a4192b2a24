import { type FieldError, problemCode } from 'contract';
import { ApiError, secondsOf, withoutProblem, withoutResponse } from 'shared-ui/client';

/**
 * Posts JSON and returns the response's. A plain request, because the API client and the contract's schemas load with
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
  const { type, detail, errors } = Object(body);
  const code = typeof type === 'string' ? problemCode({ type }) : undefined;
  if (code === undefined || typeof detail !== 'string') return withoutProblem(status, body);
  return new ApiError({
    code,
    message: detail,
    status,
    retryAfter: secondsOf(headers.get('retry-after')),
    problem: { type, title: '', status, detail, instance: '', errors: fieldErrorsOf(errors) },
  });
}

function fieldErrorsOf(errors: unknown): FieldError[] {
  if (!Array.isArray(errors)) return [];
  return errors.map((error) => {
    const { path, message } = Object(error);
    return { path: String(path), message: String(message) };
  });
}
