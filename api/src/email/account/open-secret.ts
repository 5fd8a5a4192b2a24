import { type SecretBox, SecretUnreadable } from '../../kernel/secrets/secret-box';
import { MailboxFailure } from '../imap/open-imap';

/** @throws MailboxFailure for what was encrypted with another key */
export function openSecret(secretBox: SecretBox, box: string, accountId: string): string {
  try {
    return secretBox.open(box, accountId);
  } catch (error) {
    if (!(error instanceof SecretUnreadable)) throw error;
    throw new MailboxFailure('The password or token cannot be read: enter it again', {
      cause: error,
    });
  }
}
