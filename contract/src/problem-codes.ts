/**
 * The closed list of what the API answers when it refuses: code to HTTP status and title.
 * The code is the last segment of the problem's `type`.
 *
 * @see RFC 9457, Problem Details for HTTP APIs
 */
export const problems = {
  malformed: { status: 400, title: 'The request could not be understood' },
  forbidden: { status: 403, title: 'A valid sign-in is needed' },
  'not-permitted': { status: 403, title: 'Your role does not allow this' },
  'second-factor-missing': { status: 403, title: 'Your role asks for a second factor' },
  'stale-sign-in': { status: 401, title: 'This needs a fresh sign-in' },
  'second-factor-needed': { status: 401, title: 'A code is needed besides the password' },
  'wrong-credentials': { status: 422, title: 'Incorrect email or password' },
  'not-found': { status: 404, title: 'Not found' },
  duplicate: { status: 409, title: 'This value is already taken' },
  'stale-version': { status: 409, title: 'Somebody else changed this record meanwhile' },
  'in-use': { status: 409, title: 'Other records still use this one' },
  'in-trash': { status: 409, title: 'It is in the trash' },
  'key-reused': { status: 409, title: 'This key was sent with something else before' },
  'too-large': { status: 413, title: 'Too large' },
  'wrong-type': { status: 415, title: 'This type of content is not accepted' },
  invalid: { status: 422, title: 'Some fields need correction' },
  'rate-limited': { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  'no-space': { status: 507, title: 'The server has no space left' },
  unavailable: { status: 503, title: 'The service is not available at the moment' },
} as const;

export type ProblemCode = keyof typeof problems;

const typePrefix = '/problems/';

/** The problem's `type` for a code: a path relative to the API's origin. */
export function problemType(code: ProblemCode): string {
  return typePrefix + code;
}

/** The code of a received problem; `undefined` if this version does not know it. */
export function problemCode({ type }: { readonly type: string }): ProblemCode | undefined {
  const code = type.slice(typePrefix.length);
  return isProblemCode(code) ? code : undefined;
}

function isProblemCode(code: string): code is ProblemCode {
  return Object.hasOwn(problems, code);
}
