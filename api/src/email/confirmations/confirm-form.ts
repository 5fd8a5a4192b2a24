import { Email } from 'contract/staff';
import type { Work } from '../../db/database';
import type { MailValues } from '../mail-values';
import { readCompany } from '../../content/company/read-company';
import { ApiProblem } from '../../kernel/problem';
import { defaultSender } from '../mail-server/default-sender';
import { enqueueEmails, type NewBatch } from '../queue/enqueue-emails';
import { plainBatch } from '../queue/plain-batch';
import type { MailSource } from '../template/mail-source';
import { renderMail } from '../template/render-mail';
import { commonValues } from '../values/common-values';
import { mailboxDay, mayBeMailed } from './automatic-mail';
import { confirmationText } from './confirmation-texts';
import { confirmationValues } from './confirmation-values';
import { greetingName } from './greeting-name';
import type { ReceivedForm } from './received-forms';

/**
 * Queues a confirmation for a visitor if there is a default mail server: at most one for each address and UTC day,
 * however many forms name it, and no more than `maxAutomaticMails` in all. The form is stored in any case.
 */
export async function confirmForm(
  work: Work,
  received: ReceivedForm,
  publicUrl: string,
): Promise<void> {
  const server = await defaultSender(work);
  const to = Email.safeParse(received.email).data;
  if (server === undefined || to === undefined) return;
  if (!(await mayBeMailed(work, { to, server }))) return;
  const common = await commonValues(work, { adminId: null, server, publicUrl });
  const { timeZone } = await readCompany(work);
  const name = greetingName(received.name);
  await enqueueEmails(work, {
    ...plainBatch,
    ...(await readContent(work, { received, common, name })),
    adminId: null,
    server,
    values: common,
    inquiryId: received.inquiryId,
    confirms: received.form,
    recipients: [
      {
        email: to,
        name,
        confirmKey: mailboxDay(to),
        values: confirmationValues({ received, timeZone, to, name }),
      },
    ],
  });
}

type Content = Pick<NewBatch, 'templateId' | 'subject' | 'html' | 'text' | 'attachments'>;

interface Confirmed {
  readonly received: ReceivedForm;
  readonly common: MailValues;
  readonly name: string | null;
}

/**
 * Staff's template for the form in the language, or the built-in text. The subject is rendered here, without anything
 * that a visitor typed.
 */
async function readContent(
  work: Work,
  { received: { form, reference, language }, common, name }: Confirmed,
): Promise<Content> {
  const template = await work
    .selectFrom('template')
    .select(['_id', 'subject', 'html', 'text', 'attachments'])
    .where('confirms', '=', form)
    .where('language', '=', language)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const { company = {} } = common.groups;
  const known: MailValues = {
    groups: { company, inquiry: { number: reference } },
    lists: {},
  };
  const subject = template && subjectOf(template, known);
  if (template === undefined || subject === undefined) {
    const isNamed = name !== null;
    const { html, text, ...own } = confirmationText({ form, language, isNamed });
    return { templateId: null, subject: filledIn(own, known), html, text, attachments: [] };
  }
  const { _id: templateId, html, text, attachments } = template;
  return { templateId, subject, html, text, attachments };
}

/** Undefined when the template cannot be rendered: the visitor gets the built-in text, and staff are notified. */
function subjectOf(template: MailSource, known: MailValues): string | undefined {
  try {
    renderMail(template, known);
    return filledIn(template, known);
  } catch (error) {
    if (error instanceof ApiProblem) return undefined;
    throw error;
  }
}

/** A rendered subject, escaped so that nothing in it is a template tag. */
function filledIn({ subject }: Pick<MailSource, 'subject'>, values: MailValues): string {
  return renderMail({ subject, html: '-', text: '-' }, values).subject.replaceAll('{{', '{ {');
}
