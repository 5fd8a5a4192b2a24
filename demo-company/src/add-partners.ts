import type { AnyResource } from 'contract';
import type { FieldValues, SeedWriter } from 'api/seed';
import { linkManyWithin } from 'api/chemical-links';
import { chemicalsOfTrade } from './chemicals-of-trade';
import chemicals from './data/chemicals.json';

/** A partner in the demo file: `chemicals` are product codes and category paths. */
interface DemoPartner extends FieldValues {
  readonly chemicals: readonly string[];
}

interface Partners {
  readonly partners: readonly DemoPartner[];
  /** By product code. */
  readonly chemicalIds: ReadonlyMap<string, string>;
}

/** Adds partners with links to their chemicals. */
export async function addPartners(
  writer: SeedWriter,
  resource: AnyResource,
  { partners, chemicalIds }: Partners,
): Promise<void> {
  const records = partners.map(({ chemicals: _links, ...input }) => ({ input }));
  const added = await writer.add(resource, records);
  const codesOf = chemicalsOfTrade(chemicals);
  const mappings = partners.map(({ chemicals: entries }, index) => ({
    partnerId: String(added[index]?.['_id']),
    chemicalIds: codesOf(entries).flatMap((code) => chemicalIds.get(code) ?? []),
    field: 'chemicals',
  }));
  await linkManyWithin(writer.work, writer.contextOf(resource), mappings);
}
