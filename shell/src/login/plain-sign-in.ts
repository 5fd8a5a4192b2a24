import { loginPath, passkeyPaths, type PasskeyRequest, providerPaths } from 'contract/staff';
import { storeRole, unreadable } from 'shared-ui/client';
import { postPlainly } from './post-plainly';
import type { ReturnCalls } from './sign-in-calls';

interface PlainSignIn {
  readonly baseURL: string;
  /** Runs while the server decides. */
  readonly onSend: () => void;
  /** Stores the bearer token and opens the panel, at the address that the answer names. */
  readonly onToken: (token: string, from: string | undefined) => Promise<void>;
  /** The address to open after the sign-in. */
  readonly from: () => string | null;
  readonly leave: (url: string) => void;
}

/** The calls of the sign-in page. */
export function plainSignIn({ baseURL, onSend, onToken, from, leave }: PlainSignIn): ReturnCalls {
  const send = async (path: string, body: object) => {
    onSend();
    const answer = await postPlainly(`${baseURL}/${path}`, body);
    const { from: wanted } = Object(answer);
    await onToken(tokenOf(answer), typeof wanted === 'string' ? wanted : undefined);
  };
  return {
    withPassword: (credentials) => send(loginPath, credentials),
    beginPasskey: async () => requestOf(await postPlainly(`${baseURL}/${passkeyPaths.begin}`, {})),
    withPasskey: (passkey) => send(passkeyPaths.login, { passkey }),
    beginProvider: async () => {
      const path = from();
      const body = path === null ? {} : { from: path };
      leave(urlOf(await postPlainly(`${baseURL}/${providerPaths.begin}`, body)));
    },
    withProvider: (given) => send(providerPaths.login, given),
  };
}

function tokenOf(body: unknown): string {
  const { token, role } = Object(body);
  if (typeof token !== 'string') throw unreadable(body);
  storeRole(Object(role));
  return token;
}

function urlOf(body: unknown): string {
  const { url } = Object(Object(body).data);
  if (typeof url !== 'string') throw unreadable(body);
  return url;
}

/** Guarantee: the browser checks what it is given, and the API what comes of it. */
function requestOf(body: unknown): PasskeyRequest {
  const { data } = Object(body);
  if (typeof Object(data).challenge !== 'string') throw unreadable(body);
  return data as PasskeyRequest;
}
