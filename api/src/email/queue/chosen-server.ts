import type { Work } from '../../db/database';
import { invalidField } from '../../kernel/problem';
import type { StoredMailServer } from '../mail-transport';
import { type SecretBox, SecretUnreadable } from '../../kernel/secrets/secret-box';
import { readServer } from '../mail-server/read-server';

/**
 * The selected server, or the default one.
 *
 * @throws ApiProblem `invalid` when there is none, or its password cannot be read
 */
export async function chosenServer(
  work: Work,
  secretBox: SecretBox,
  smtpId: string | undefined,
): Promise<StoredMailServer> {
  const server = await readServer(work, secretBox, smtpId ?? 'default').catch((error: unknown) => {
    if (!(error instanceof SecretUnreadable)) throw error;
    throw invalidField('smtpId', `${error.message}. Give the password of the server again`);
  });
  if (server) return server;
  const isChosen = smtpId !== undefined;
  throw invalidField(
    'smtpId',
    isChosen ? 'There is no such mail server' : 'Choose a mail server: none is the default',
  );
}
