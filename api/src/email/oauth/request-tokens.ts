import { z } from 'zod';
import { PrivateAddress } from '../../kernel/net/reach-host';
import { readWhole, sendRequest } from '../../kernel/net/send-request';
import { MailboxFailure } from '../imap/open-imap';

/** Why a provider gives no tokens. */
export class TokensRefused extends MailboxFailure {
  override name = 'TokensRefused';
  readonly isRevoked: boolean;

  /** @param code - of RFC 6749, section 5.2 */
  constructor(code: string) {
    super(refusals[code] ?? `The provider gives no token (${code})`);
    this.isRevoked = code === 'invalid_grant';
  }
}

const refusals: Readonly<Record<string, string>> = {
  invalid_grant: 'The provider’s consent is over or was revoked: sign in there again',
  invalid_client: 'The provider refuses the client or its secret',
  unauthorized_client: 'The provider does not allow this to the client',
  invalid_scope: 'The provider does not know the scopes',
};

export interface Tokens {
  readonly accessToken: string;
  readonly accessTokenUntil: Date;
  /** Undefined where the one before stays. */
  readonly refreshToken: string | undefined;
}

export interface TokenRequest {
  readonly tokenUrl: string;
  /** The fields of the form, without the client. */
  readonly grant: Readonly<Record<string, string>>;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
  /** Whether the host may be in a private network. */
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
}

/** Milliseconds. */
const connectionTimeout = 5_000;
export const tokenTimeLimit = 15_000;
const maxBytes = 100_000;
/** Seconds that a token is taken for valid, where the provider does not say, and at most. */
const usualLife = 3_600;
const maxLife = 86_400;

/** Printable ASCII alone (RFC 6749, appendix A): nothing else may come into a command. */
const Token = z
  .string()
  .max(10_000)
  .regex(/^[\x20-\x7e]+$/);
const Granted = z.object({
  access_token: Token,
  token_type: z.string().regex(/^bearer$/i),
  expires_in: z.coerce.number().min(0).max(Number.MAX_SAFE_INTEGER).default(usualLife),
  refresh_token: Token.nullish(),
});
const Refused = z.object({ error: z.string().regex(/^[a-z_]{1,40}$/) });

/**
 * Asks the token address of a provider, with the client's secret in the form (RFC 6749, section 2.3.1).
 *
 * @throws MailboxFailure, TokensRefused
 */
export async function requestTokens(request: TokenRequest): Promise<Tokens> {
  const { status, text } = await answerOf(request);
  if (status >= 300 && status < 400)
    throw new MailboxFailure('The token address of the provider leads elsewhere: enter that one');
  const answer = jsonOf(text);
  const refused = Refused.safeParse(answer);
  if (refused.success && status < 500) throw new TokensRefused(refused.data.error);
  const granted = Granted.safeParse(answer);
  if (status !== 200 || !granted.success)
    throw new MailboxFailure(`The provider answers something else than tokens (${status})`);
  const { access_token: accessToken, expires_in: life, refresh_token } = granted.data;
  const accessTokenUntil = new Date(Date.now() + Math.min(life, maxLife) * 1000);
  return { accessToken, accessTokenUntil, refreshToken: refresh_token ?? undefined };
}

async function answerOf({ tokenUrl, allowPrivate, signal, ...request }: TokenRequest) {
  try {
    const answer = await sendRequest({
      url: new URL(tokenUrl),
      headers: {
        accept: 'application/json',
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: formOf(request),
      allowPrivate,
      connectionTimeout,
      signal: AbortSignal.any([signal, AbortSignal.timeout(tokenTimeLimit)]),
    });
    const bytes = await readWhole(answer, maxBytes);
    if (!bytes) throw new MailboxFailure('The provider’s answer is too long');
    return { status: answer.statusCode ?? 0, text: bytes.toString('utf8') };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof MailboxFailure) throw error;
    if (error instanceof PrivateAddress)
      throw new MailboxFailure(
        'The token address is in a private network, which is not allowed here',
      );
    throw new MailboxFailure('The provider’s token address does not answer');
  }
}

function formOf({
  grant,
  clientId,
  clientSecret,
}: Pick<TokenRequest, 'grant' | 'clientId' | 'clientSecret'>): string {
  const client = { client_id: clientId, ...(clientSecret && { client_secret: clientSecret }) };
  return new URLSearchParams({ ...grant, ...client }).toString();
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
