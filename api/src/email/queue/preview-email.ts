import { type EmailPreview, templateVariables } from 'contract/email';
import type { Work } from '../../db/database';
import { invalidField } from '../../kernel/problem';
import { inTransaction } from '../../repository/in-transaction';
import { publicUrlOf } from '../../kernel/public-url';
import type { Services } from '../../kernel/services';
import { actorId, type Viewer } from '../../kernel/viewer';
import { senderName } from '../mail-server/sender-name';
import { mergedValues } from '../mail-values';
import type { Recipient } from '../recipients/find-recipients';
import { emptyOf, writtenVariables } from '../template/empty-variables';
import { renderMail } from '../template/render-mail';
import type { MailFrom } from '../values/common-values';
import { sampleValues } from '../values/sample-values';
import { personalValues } from './given-values';
import { type Message, type PreparedMessage, prepareMessage } from './prepare-message';
import { shownSkipped } from './shown-skipped';

interface Preview {
  readonly message: Message;
  readonly viewer: Viewer;
  readonly position: number;
}

/** The message for the recipient at the position, or for the last one, and the number of recipients. */
export function previewEmail(
  { database, env }: Pick<Services, 'database' | 'env'>,
  { message, viewer, position }: Preview,
) {
  return inTransaction(database, async (work) => {
    const prepared = await prepareMessage(work, {
      message,
      adminId: actorId(viewer),
      server: await senderOf(work, message.smtpId),
      publicUrl: publicUrlOf(env),
    });
    const { source, values, recipients, duplicates, skipped } = prepared;
    const recipient = recipients[Math.min(position, recipients.length - 1)];
    const own = recipient?.values ?? personalValues(sampleValues);
    const all = mergedValues(values, own);
    const written = writtenVariables(source);
    return {
      ...renderMail(source, all),
      emptyVariables: emptyOf(written, all),
      gaps: gapsOf(written, prepared),
      recipient: recipient ? shown(recipient) : null,
      total: recipients.length,
      duplicates,
      skipped: shownSkipped(skipped),
    };
  });
}

const maxNames = 5;

/** The variables without a value for some recipients, the most frequent first. */
function gapsOf(
  written: readonly string[],
  { values, recipients }: Pick<PreparedMessage, 'values' | 'recipients'>,
): EmailPreview['gaps'] {
  // As while recipients are chosen: nothing is to be looked up for each of them.
  if (written.length === 0) return [];
  const found = new Map<string, string[]>();
  for (const { email, name, values: own } of recipients)
    for (const variable of emptyOf(written, mergedValues(values, own))) {
      const names = found.get(variable) ?? [];
      found.set(variable, names);
      names.push(name ?? email);
    }
  return [...found]
    .map(([variable, names]) => ({
      variable,
      total: names.length,
      recipients: names.slice(0, maxNames),
    }))
    .toSorted((one, other) => other.total - one.total);
}

/** The sender; an example while there is no mail server. */
async function senderOf(work: Work, smtpId: string | undefined): Promise<MailFrom> {
  const server = await work
    .selectFrom('smtp')
    .select([senderName, 'fromAddress'])
    .where('deletedAt', 'is', null)
    .where((is) => (smtpId === undefined ? is('isDefault', '=', true) : is('_id', '=', smtpId)))
    .executeTakeFirst();
  if (server) return server;
  if (smtpId !== undefined) throw invalidField('smtpId', 'There is no such mail server');
  const { name, email } = templateVariables.company;
  return { fromName: name, fromAddress: email };
}

function shown({ email, name, partner }: Recipient) {
  return { email, name, resource: partner?.resource ?? null, _id: partner?._id ?? null };
}
