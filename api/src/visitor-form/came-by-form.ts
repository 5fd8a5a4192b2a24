import { sql } from 'kysely';

/**
 * Matches an inquiry from the contact form, with its source joined. If staff have removed the form's source, it is
 * recognised by having no creator. One that was made of a mail at once has none either.
 */
export const cameByContactForm = sql<boolean>`record.product_inquiry_id is null
  and (source._id is null or source.key = 'contact-form') and ${addedByNobody('inquiry')}
  and not exists (
    select from mail_message where inquiry_id = record._id and filed_by = 'order')`;

/** Matches an application that staff did not enter themselves. */
export const cameByApplicationForm = addedByNobody('career');

function addedByNobody(resource: string) {
  return sql<boolean>`exists (
    select from audit where audit.resource = ${resource} and audit.record_id = record._id
      and audit.action = 'add' and audit.admin_id is null)`;
}
