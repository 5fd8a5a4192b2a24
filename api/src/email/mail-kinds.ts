import type { mailRowNeeds } from 'contract/email';
import { sql, type RawBuilder } from 'kysely';
import type { AdminViewer } from '../kernel/viewer';

type Condition = (viewer: AdminViewer) => RawBuilder<boolean>;

/** Which rows of a table are of which kind of mail. None of the conditions is ever null. */
export type MailKinds = Readonly<Record<keyof typeof mailRowNeeds, Condition>>;

/** The kinds of the rows of `email` under an alias. */
export function mailKinds(alias: string): MailKinds {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const isFilled = (name: string) => () => sql<boolean>`${column(name)} is not null`;
  const isToApplicant = sql<boolean>`${column('confirms')} is not distinct from 'careerApplication'`;
  const isUnlinked = sql<boolean>`(${column('customerId')} is null
    and ${column('supplierId')} is null and ${column('inquiryId')} is null and not ${isToApplicant})`;
  const batchIs = (condition: RawBuilder<boolean>) => sql<boolean>`exists (
    select from email_batch as sending where sending._id = ${column('batchId')} and ${condition})`;
  const isAboutAccount = sql<boolean>`${column('isAboutAccount')}`;
  const isAboutMoney = sql<boolean>`${column('isAboutMoney')}`;
  return {
    toCustomer: isFilled('customerId'),
    toSupplier: isFilled('supplierId'),
    aboutInquiry: isFilled('inquiryId'),
    toApplicant: () => isToApplicant,
    toColleague: () => isAboutAccount,
    aboutMoney: () => isAboutMoney,
    toOther: ({
      adminId,
    }) => sql<boolean>`(${isUnlinked} and not ${isAboutAccount} and not ${isAboutMoney}
      and ${batchIs(sql<boolean>`sending.admin_id is distinct from ${adminId}`)})`,
  };
}

/** The kinds of the rows of `email_batch`, aliased as `record`: those of the mails in them. */
export function batchKinds(): MailKinds {
  const kinds = mailKinds('mail');
  const hasMail = (kind: Condition) => (viewer: AdminViewer) =>
    sql<boolean>`exists (
    select from email as mail where mail.batch_id = record._id and ${kind(viewer)})`;
  return {
    toCustomer: hasMail(kinds.toCustomer),
    toSupplier: hasMail(kinds.toSupplier),
    aboutInquiry: hasMail(kinds.aboutInquiry),
    toApplicant: hasMail(kinds.toApplicant),
    toColleague: hasMail(kinds.toColleague),
    aboutMoney: hasMail(kinds.aboutMoney),
    toOther: hasMail(kinds.toOther),
  };
}
