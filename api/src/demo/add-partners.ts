import type { Work } from '../db/database';
import type { FieldValues } from '../repository/field-values';
import type { WriteContext } from '../repository/batch';
import { linkManyWithin } from '../partner/chemical-links';
import { newFields, unwrapAll } from '../repository/write';
import { addManyWithin } from '../repository/write-batch';
import { chemicalsOfTrade } from './chemicals-of-trade';
import chemicals from './data/chemicals.json';

/** A demo partner as its file has it: `chemicals` are product codes and paths of categories. */
interface DemoPartner extends FieldValues {
  readonly chemicals: readonly string[];
}

interface Partners {
  readonly partners: readonly DemoPartner[];
  /** By product code. */
  readonly chemicalIds: ReadonlyMap<string, string>;
}

/** Adds partners and links them to their chemicals. */
export async function addPartners(
  work: Work,
  context: WriteContext,
  { partners, chemicalIds }: Partners,
): Promise<void> {
  const given = partners.map((partner) => {
    const own = Object.entries(partner).filter(([name]) => name !== 'chemicals');
    return { fields: newFields(context.table, Object.fromEntries(own)) };
  });
  const added = unwrapAll(await addManyWithin(work, context, given));
  const codesOf = chemicalsOfTrade(chemicals);
  const mappings = partners.map(({ chemicals: entries }, index) => ({
    partnerId: String(added[index]?.['_id']),
    chemicalIds: codesOf(entries).flatMap((code) => chemicalIds.get(code) ?? []),
    field: 'chemicals',
  }));
  await linkManyWithin(work, context, mappings);
}
