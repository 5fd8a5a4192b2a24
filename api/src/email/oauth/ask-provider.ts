import type { Services } from '../../kernel/services';
import { openSecret } from '../account/open-secret';
import type { SealedAccount } from '../account/read-account';
import { MailboxFailure } from '../imap/open-imap';
import { allowsPrivateServers } from '../mail-server/open-mail-transports';
import { requestTokens, type TokenRequest, type Tokens } from './request-tokens';

/**
 * Asks the provider of a mailbox for tokens, as the client that was entered there.
 *
 * @throws MailboxFailure, TokensRefused
 */
export async function askProvider(
  { secretBox, env }: Pick<Services, 'secretBox' | 'env'>,
  { _id, tokenUrl, clientId, clientSecretBox }: SealedAccount,
  asked: Pick<TokenRequest, 'grant' | 'signal'>,
): Promise<Tokens> {
  if (tokenUrl === null || clientId === null) throw new MailboxFailure('Enter the provider first');
  return requestTokens({
    ...asked,
    tokenUrl,
    clientId,
    clientSecret:
      clientSecretBox === null ? undefined : openSecret(secretBox, clientSecretBox, _id),
    allowPrivate: allowsPrivateServers(env),
  });
}
