import { mailLimits, type NewEmail, tooManyRecipients } from 'contract/email';
import { type PartnerDocument } from 'contract/partner';
import type { Work } from '../../db/database';
import { invalidField, worded } from '../../kernel/problem';
import { invalid } from '../../repository/parse-input';
import { mergedValues, type MailValues } from '../mail-values';
import { findRecipients, type FoundRecipients } from '../recipients/find-recipients';
import type { MailSource } from '../template/mail-source';
import { templateErrors } from '../template/template-errors';
import { inquiryContact } from '../recipients/inquiry-contact';
import { commonValues, type MailFrom } from '../values/common-values';
import { attachmentErrors } from './attachment-errors';
import { givenValues, personalValues } from './given-values';

/** The message as given by staff. */
export type Message = Omit<NewEmail, 'scheduledAt'>;

export interface PreparedMessage extends FoundRecipients {
  readonly source: MailSource;
  readonly attachments: readonly PartnerDocument[];
  /** Values shared by all recipients. */
  readonly values: MailValues;
}

interface Preparing {
  readonly message: Message;
  readonly adminId: string | null;
  readonly server: MailFrom;
  readonly publicUrl: string;
  /** Whether its attachments were checked before, by the records that they belong to. */
  readonly hasCheckedAttachments?: boolean;
}

/**
 * Validates the message and finds its recipients.
 *
 * @throws ApiProblem `invalid` with the paths of all errors
 */
export async function prepareMessage(
  work: Work,
  { message, adminId, server, publicUrl, hasCheckedAttachments = false }: Preparing,
): Promise<PreparedMessage> {
  const { inquiryId, chemicalId } = message;
  const template = await readTemplate(work, message.templateId);
  const source = sourceOf(message, template);
  const attachments = message.attachments ?? template?.attachments ?? [];
  const errors = [
    ...templateErrors(source),
    ...(hasCheckedAttachments ? [] : await attachmentErrors(work, attachments)),
  ];
  if (errors.length > 0) throw invalid(errors);
  const given = givenValues(message.variables);
  const common = await commonValues(work, { inquiryId, chemicalId, adminId, server, publicUrl });
  const contact = inquiryId === undefined ? undefined : await inquiryContact(work, inquiryId);
  const found = await findRecipients(work, message, contact);
  requireFew(found.recipients.length, message);
  const personal = personalValues(given);
  const recipients = found.recipients.map((recipient) => {
    return { ...recipient, values: mergedValues(recipient.values, personal) };
  });
  return { ...found, recipients, source, attachments, values: mergedValues(common, given) };
}

type Template = Awaited<ReturnType<typeof readTemplate>>;

async function readTemplate(work: Work, id: string | undefined) {
  if (id === undefined) return undefined;
  const template = await work
    .selectFrom('template')
    .select(['subject', 'html', 'text', 'attachments'])
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!template) throw invalidField('templateId', 'There is no such template');
  return template;
}

/** A template's text version belongs to its own HTML; for changed HTML it is generated again. */
function sourceOf({ subject, html, text }: Message, template: Template): MailSource {
  const ownText = html === undefined ? template?.text : null;
  return {
    subject: subject ?? template?.subject ?? '',
    html: html ?? template?.html ?? '',
    text: (text === undefined ? ownText : text) ?? null,
  };
}

function requireFew(count: number, { cc, bcc }: Message): void {
  if (count > mailLimits.recipients) throw invalidField('to', tooManyRecipients(count));
  const path = cc.length > 0 ? 'cc' : 'bcc';
  if (cc.length + bcc.length === 0 || count <= mailLimits.copiedRecipients) return;
  const max = mailLimits.copiedRecipients;
  const why = worded`Copies go with every message, and these are ${{ count }}; at most ${{ max }} may have copies`;
  throw invalidField(path, why);
}
