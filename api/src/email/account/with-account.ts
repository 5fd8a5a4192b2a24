import type { ImapFlow } from 'imapflow';
import {
  accessTokenOf,
  forgetAccessToken,
  tokenMargin,
  type TokenServices,
} from '../oauth/access-token';
import {
  type ImapAuth,
  type ImapOpening,
  MailboxFailure,
  SignInRefused,
  withImap,
} from '../imap/open-imap';
import { allowsPrivateServers } from '../mail-server/open-mail-transports';
import { openSecret } from './open-secret';
import type { SealedAccount } from './read-account';

export interface AccountOpening extends Pick<ImapOpening, 'maxLiteral' | 'isReadOnly' | 'signal'> {
  readonly account: SealedAccount;
  /** The folder that is read, when left out. */
  readonly folder?: string;
}

/** An open connection to a mailbox. */
export interface AccountSession {
  readonly client: ImapFlow;
  /** Whether the token that it was opened with expires: servers may end it then. */
  readonly isExpiring: () => boolean;
}

/**
 * Opens a mailbox for some work and closes it, signed in to by its password or a token. A token that the server refuses is
 * replaced once.
 *
 * @throws MailboxFailure
 */
export async function withAccount<Result>(
  services: TokenServices,
  opening: AccountOpening,
  work: (session: AccountSession) => Promise<Result>,
): Promise<Result> {
  const { account, signal } = opening;
  const first = await signInOf(services, account, signal);
  try {
    return await opened(services, { ...opening, ...first }, work);
  } catch (error) {
    if (!(error instanceof SignInRefused) || !('accessToken' in first.auth)) throw error;
    await forgetAccessToken(services, account._id, first.auth.accessToken);
  }
  const next = await signInOf(services, account, signal);
  return opened(services, { ...opening, ...next }, work);
}

interface SignIn {
  readonly auth: ImapAuth;
  /** When it expires. */
  readonly until?: Date;
}

async function signInOf(
  services: TokenServices,
  { _id, signIn, passwordBox }: SealedAccount,
  signal: AbortSignal,
): Promise<SignIn> {
  if (signIn === 'oauth2') {
    const { accessToken, until } = await accessTokenOf(services, _id, signal);
    return { auth: { accessToken }, until };
  }
  if (passwordBox === null) throw new MailboxFailure('Enter the password first');
  return { auth: { pass: openSecret(services.secretBox, passwordBox, _id) } };
}

function opened<Result>(
  { env }: TokenServices,
  { account, auth, until, folder = account.folder, ...opening }: AccountOpening & SignIn,
  work: (session: AccountSession) => Promise<Result>,
): Promise<Result> {
  const { host, port, security, username: user } = account;
  const address = { host, port, security, user, auth, folder };
  const allowPrivate = allowsPrivateServers(env);
  const isExpiring = () => until !== undefined && until.getTime() < Date.now() + tokenMargin;
  return withImap({ ...opening, address, allowPrivate }, (client) => work({ client, isExpiring }));
}
