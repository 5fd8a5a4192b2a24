import type { inquiries } from 'contract/inquiry';
import type { RecordOf } from '../repository/record-of';
import type { Work } from '../db/database';

type Inquiry = RecordOf<typeof inquiries>;

/** Rewrites the rows of chemicals that the inquiries ask for. */
export async function syncAskedChemicals(work: Work, written: readonly Inquiry[]): Promise<void> {
  await dropAskedChemicals(work, written);
  const rows = written.flatMap((inquiry) =>
    chemicalsOf(inquiry).map((chemicalId) => ({
      inquiryId: inquiry._id,
      chemicalId,
      askedAt: inquiry.createdAt,
    })),
  );
  if (rows.length > 0) await work.insertInto('askedChemical').values(rows).execute();
}

/** Deletes these rows for inquiries in the trash. */
export async function dropAskedChemicals(work: Work, written: readonly Inquiry[]): Promise<void> {
  const ids = written.map(({ _id }) => _id);
  await work.deleteFrom('askedChemical').where('inquiryId', 'in', ids).execute();
}

function chemicalsOf({ items }: Inquiry): string[] {
  const ids = items.flatMap(({ chemicalId }) => chemicalId ?? []);
  return [...new Set(ids)];
}
