import type { Header } from 'postal-mime';

const verdict = /(?<![\w.-])(dmarc|spf|dkim) ?= ?([a-z]+)/gi;
const failures: ReadonlySet<string> = new Set(['fail', 'softfail', 'hardfail', 'permerror']);
const maxLength = 4_000;

/**
 * Whether a server found that the address of the sender is forged (RFC 8601). A failure of DMARC counts wherever it is said; one
 * of SPF or DKIM by the topmost header, the one of the server that took the message in, unless the other of the two passes.
 * Without such headers nothing is known.
 */
export function isUnauthentic(headers: readonly Header[]): boolean {
  const results = headers
    .filter(({ key }) => key === 'authentication-results')
    .map(({ value }) => verdictsIn(value));
  if (
    results.some((one) => one.some(([method, result]) => method === 'dmarc' && isFailure(result)))
  )
    return true;
  const [top] = results;
  if (top === undefined) return isRefused(headers);
  if (top.some(([method]) => method === 'dmarc')) return false;
  return (
    top.some(([, result]) => isFailure(result)) && !top.some(([, result]) => result === 'pass')
  );
}

const isFailure = (result: string) => failures.has(result);

/** The results of methods, without comments. */
function verdictsIn(value: string): [method: string, result: string][] {
  const text = value.slice(0, maxLength).replace(/\([^()]*\)/g, ' ');
  return [...text.matchAll(verdict)].map(([, method = '', result = '']) => [
    method.toLowerCase(),
    result.toLowerCase(),
  ]);
}

/** `Received-SPF: fail` (RFC 7208), where nothing else is said. */
function isRefused(headers: readonly Header[]): boolean {
  const value = headers.find(({ key }) => key === 'received-spf')?.value ?? '';
  return isFailure(/^\s{0,5}([a-z]+)/i.exec(value)?.[1]?.toLowerCase() ?? '');
}
