import type { Work } from '../../db/database';
import type { ChemicalDraft } from '../chemical/chemical-writes';

/**
 * For each chemical that is being published, or whose CAS number changes while it is: the name of another one that is
 * published with the number, stored or before it in the batch.
 */
export async function casHolders(
  work: Work,
  drafts: readonly ChemicalDraft[],
): Promise<(string | undefined)[]> {
  const stored = await publishedWith(work, drafts.flatMap(claimedNumber));
  const claimed = new Map<string, string>();
  return drafts.map((draft) => {
    const [number] = claimedNumber(draft);
    if (number === undefined) return undefined;
    const others = stored.filter(
      ({ _id, casNumber }) => casNumber === number && _id !== draft.before?._id,
    );
    const holder = others[0]?.name ?? claimed.get(number);
    claimed.set(number, claimed.get(number) ?? draft.record.name);
    return holder;
  });
}

/** The number that a write puts on the site; none where it stood there before. */
function claimedNumber({ record, before }: ChemicalDraft): string[] {
  const { status, casNumber } = record;
  if (status !== 'published' || typeof casNumber !== 'string') return [];
  const isKept = before?.status === 'published' && before.casNumber === casNumber;
  return isKept ? [] : [casNumber];
}

async function publishedWith(work: Work, numbers: readonly string[]) {
  if (numbers.length === 0) return [];
  return work
    .selectFrom('chemical')
    .select(['_id', 'name', 'casNumber'])
    .where('casNumber', 'in', [...new Set(numbers)])
    .where('status', '=', 'published')
    .where('deletedAt', 'is', null)
    .orderBy('sortKey')
    .orderBy('_id')
    .execute();
}
