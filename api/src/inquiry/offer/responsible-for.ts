import type { Work } from '../../db/database';

interface Offered {
  readonly inquiry: { readonly assignedTo: string | null };
  readonly offer: { readonly sentBy: string | null };
}

/** The assignee, else who sent the offer; everybody when neither has an account any more. */
export async function responsibleFor(
  work: Work,
  { inquiry, offer }: Offered,
): Promise<string | undefined> {
  const candidates = [inquiry.assignedTo, offer.sentBy].filter((id) => id !== null);
  if (candidates.length === 0) return undefined;
  const rows = await work
    .selectFrom('admin')
    .select('_id')
    .where('_id', 'in', candidates)
    .where('deletedAt', 'is', null)
    .execute();
  const living = new Set<string>(rows.map(({ _id }) => _id));
  return candidates.find((id) => living.has(id));
}
