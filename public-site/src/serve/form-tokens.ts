import { formEndpoints } from 'contract/inquiry';
import type { SiteApi } from '../load/site-api';

/** Milliseconds. A token says when a form was shown, to the second. */
const ttl = 1_000;

/** Form tokens of now; visitors who come within a second get the same one. */
export function formTokens({ read }: SiteApi): () => Promise<string> {
  let last: { readonly token: Promise<string>; readonly until: number } | undefined;
  return () => {
    if (last && Date.now() < last.until) return last.token;
    const token = read(formEndpoints.token).then(({ data }) => data.token);
    last = { token, until: Date.now() + ttl };
    token.catch(() => (last = undefined));
    return token;
  };
}
