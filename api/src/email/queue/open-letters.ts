import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import { actorId, type Viewer } from '../../kernel/viewer';
import type { Work } from '../../db/database';
import { noValues } from '../mail-values';
import { commonValues } from '../values/common-values';
import { chosenServer } from './chosen-server';
import { enqueueEmails, type NewBatch, type NewRecipient } from './enqueue-emails';
import { plainBatch } from './plain-batch';

type Letter = Pick<NewBatch, 'subject' | 'html' | 'text'> & Partial<Pick<NewBatch, 'attachments'>>;
type Addressee = Required<Pick<NewRecipient, 'email' | 'name' | 'customerId' | 'supplierId'>>;

/**
 * Queues letters that read the same for all who get one, in the name of who sends them, with the default mail server.
 *
 * @throws ApiProblem `invalid` when there is none, or its password cannot be read
 */
export async function openLetters(
  work: Work,
  { secretBox, env }: Pick<Services, 'secretBox' | 'env'>,
  viewer: Viewer,
) {
  const adminId = actorId(viewer);
  const server = await chosenServer(work, secretBox, undefined);
  const values = await commonValues(work, { adminId, server, publicUrl: publicUrlOf(env) });
  return (letter: Letter, addressees: readonly Addressee[]) =>
    enqueueEmails(work, {
      ...plainBatch,
      ...letter,
      adminId,
      server,
      values,
      recipients: addressees.map(({ email, name, customerId, supplierId }) => ({
        email,
        name,
        values: noValues,
        customerId,
        supplierId,
      })),
    });
}
