import { InquiryItem } from 'contract';
import { z } from 'zod';
import type { Work } from '../db/database';
import type { FieldValues } from '../repository/field-values';

const Items = z.array(InquiryItem);

/** Rewrites the rows of chemicals that the inquiries ask for. */
export async function syncAskedChemicals(
  work: Work,
  inquiries: readonly FieldValues[],
): Promise<void> {
  await dropAskedChemicals(work, inquiries);
  const rows = inquiries.flatMap((inquiry) =>
    chemicalsOf(inquiry).map((chemicalId) => ({
      inquiryId: String(inquiry['_id']),
      chemicalId,
      askedAt: String(inquiry['createdAt']),
    })),
  );
  if (rows.length > 0) await work.insertInto('askedChemical').values(rows).execute();
}

/** Deletes these rows for inquiries in the trash. */
export async function dropAskedChemicals(
  work: Work,
  inquiries: readonly FieldValues[],
): Promise<void> {
  const ids = inquiries.map(({ _id }) => String(_id));
  await work.deleteFrom('askedChemical').where('inquiryId', 'in', ids).execute();
}

function chemicalsOf({ items }: FieldValues): string[] {
  const ids = Items.parse(items).flatMap(({ chemicalId }) => chemicalId ?? []);
  return [...new Set(ids)];
}
