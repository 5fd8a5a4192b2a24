import type { OfferMail } from 'contract/inquiry';
import type { Work } from '../../db/database';
import { invalidField } from '../../kernel/problem';

interface Days {
  readonly validUntil: string;
  /** Today, where the company is. */
  readonly day: string;
}

/**
 * The day on which the customer is to be reminded; null for not at all.
 *
 * @throws ApiProblem `invalid` at `reminder.daysBefore` for a day that is not still to come
 */
export function remindOnOf({ reminder }: OfferMail, { validUntil, day }: Days): string | null {
  if (!reminder) return null;
  const at = new Date(`${validUntil}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - reminder.daysBefore);
  const remindOn = at.toISOString().slice(0, 10);
  if (remindOn > day) return remindOn;
  const message = 'Choose fewer days before the end: that day is not still to come';
  throw invalidField('reminder.daysBefore', message);
}

/** @throws ApiProblem `invalid` at `reminder.templateId` */
export async function requireTemplate(work: Work, { reminder }: OfferMail): Promise<void> {
  const id = reminder?.templateId ?? null;
  if (id === null) return;
  const found = await work
    .selectFrom('template')
    .select('_id')
    .where('_id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!found) throw invalidField('reminder.templateId', 'There is no such template');
}
