import type { ConfirmedForm } from 'contract/email';
import type { LetterLanguage } from 'contract/partner';
import { sql } from 'kysely';
import type { Work } from '../../db/database';
import { cameByApplicationForm, cameByContactForm } from '../../visitor-form/came-by-form';

/** The facts of a form for its confirmation. The name is the only text that the visitor wrote. */
export interface ReceivedForm {
  readonly form: ConfirmedForm;
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly createdAt: string;
  /** Of the page; English for one that did not say. */
  readonly language: LetterLanguage;
  /** The inquiry that a contact message became. */
  readonly inquiryId: string | null;
}

/** Older forms were imported or delayed, and get no confirmation. */
const freshHours = 1;

const isFresh = sql`record.deleted_at is null
  and record.created_at > now() - make_interval(hours => ${freshHours})`;

/** A product inquiry, or a contact message stored apart from the inquiries; not spam. */
export async function receivedProductInquiry(work: Work, id: string): Promise<ReceivedForm[]> {
  const { rows } = await sql<ReceivedForm>`
    select case form when 'contact' then 'contactMessage' else 'productInquiry' end as form,
      reference, name, email, created_at, coalesce(language, 'en') as language,
      null as inquiry_id
    from product_inquiry as record
    where _id = ${id} and status <> 'spam' and ${isFresh}`.execute(work);
  return rows;
}

/** A contact message; not an inquiry that staff enter or convert. */
export async function receivedContactMessage(work: Work, id: string): Promise<ReceivedForm[]> {
  const { rows } = await sql<ReceivedForm>`
    select 'contactMessage' as form, record.number as reference, record.contact_name as name,
      record.email, record.created_at,
      coalesce(record.language, 'en') as language, record._id as inquiry_id
    from inquiry as record left join source on source._id = record.source_id
    where record._id = ${id} and record.email is not null and ${isFresh}
      and ${cameByContactForm}`.execute(work);
  return rows;
}

/** An application; not spam, and not one that staff enter. */
export async function receivedApplication(work: Work, id: string): Promise<ReceivedForm[]> {
  const { rows } = await sql<ReceivedForm>`
    select 'careerApplication' as form, reference, name, email, created_at, coalesce(language, 'en') as language,
      null as inquiry_id
    from application as record
    where _id = ${id} and status <> 'spam' and ${isFresh} and ${cameByApplicationForm}`.execute(
    work,
  );
  return rows;
}
