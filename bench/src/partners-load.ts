import { randomUUID } from 'node:crypto';
import { syncDuplicateKeys } from 'api/duplicate-keys';
import type { Services } from 'api/services';
import { randomSeries } from './random-series';

export const sizes = {
  supplier: { partners: 5_000, links: 200_000 },
  customer: { partners: 2_000, links: 100_000 },
} as const;
export type Kind = keyof typeof sizes;

const batch = 1_000;
const linkBatch = 20_000;

/**
 * Exponents of the skew towards the first chemicals and partners: the first have hundreds of links, the median one or
 * two.
 */
const skew = { chemical: 3, partner: 2.5 };
const popularShift = 1.5;

type Client = Awaited<ReturnType<Services['pool']['connect']>>;
type Random = () => number;

/**
 * Bypasses the repository: inserts partners and links without audit. Chemicals of the demo company are the most common,
 * then those of the inventory in arbitrary order.
 *
 * @returns the names of the partners
 */
export async function loadPartners(
  { pool, database }: Services,
  kind: Kind,
): Promise<readonly string[]> {
  const random = randomSeries(sizes[kind].partners);
  const rows = companyNames(sizes[kind].partners, random).map((name, index) =>
    toRow(kind, name, index),
  );
  const client = await pool.connect();
  for (let from = 0; from < rows.length; from += batch) {
    await insert(client, kind, rows.slice(from, from + batch));
  }
  const chemicalIds = await chemicalsByFame(client, random);
  const partnerIds = rows.map(({ _id }) => _id);
  const pairs = linksBetween(partnerIds, chemicalIds, { count: sizes[kind].links, random });
  for (let from = 0; from < pairs.length; from += linkBatch) {
    await insert(client, `${kind}_chemical`, pairs.slice(from, from + linkBatch));
  }
  client.release();
  for (let from = 0; from < rows.length; from += batch) {
    const writes = rows.slice(from, from + batch).map((row) => toWrite(row));
    await database.transaction().execute((work) => syncDuplicateKeys(work, `${kind}Mark`, writes));
  }
  return rows.map((row) => row.company_name);
}

async function insert(client: Client, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  await client.query(
    `insert into ${table} (${columns})
      select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

const firsts =
  'amber,badger,cinder,dapple,elder,fern,gable,hazel,indigo,juniper,kettle,linden,marrow,nettle,oaken,pepper,quartz,russet,saffron,thistle,umber,velvet,willow,xenon,yarrow,zephyr'.split(
    ',',
  );
const seconds =
  'anchor,bridge,cottage,dragon,ember,ferry,garden,harbour,island,jetty,kite,lantern,meadow,needle,orchard,pebble,quill,river,spindle,tower,umbrella,valley,whistle,yonder'.split(
    ',',
  );
const trades =
  'Chemicals,Solvents,Minerals,Ingredients,Reagents,Polymers,Pigments,Trading,Industries,Laboratories'.split(
    ',',
  );

/** Distinct random names. */
function companyNames(count: number, random: Random): string[] {
  const every = firsts.flatMap((first) =>
    seconds.flatMap((second) => trades.map((trade) => `${capital(first)}${second} ${trade}`)),
  );
  return shuffled(every, random).slice(0, count);
}

function toRow(kind: Kind, name: string, index: number) {
  const at = new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString();
  const site = `${name.toLowerCase().replace(' ', '-')}.example.com`;
  return {
    _id: randomUUID(),
    created_at: at,
    updated_at: at,
    version: 1,
    company_name: name,
    contact_person: `Contact ${index}`,
    emails: [`sales@${site}`],
    phones: [phoneOf(index)],
    tax_number: `BENCH-${index}`,
    address: { city: `City ${index % 200}`, country: index % 2 === 0 ? 'DE' : 'IN' },
    certifications: index % 3 === 0 ? ['ISO 9001'] : [],
    documents: [],
    active: index % 20 !== 0,
    marketing_consent: index % 2 === 0,
    index_letter: name.charAt(0),
    sort_key: name.toLowerCase(),
    ...(kind === 'supplier'
      ? { lead_time_days: index % 60, rating: (index % 5) + 1 }
      : { industry: `Industry ${index % 15}` }),
  };
}

/** Fictional numbers of the North American Numbering Plan: 555-0100 to 555-0199 of each area. */
export function phoneOf(index: number): string {
  return `+1${200 + Math.floor(index / 100)}55501${String(index % 100).padStart(2, '0')}`;
}

function toWrite({ _id: id, ...row }: ReturnType<typeof toRow>) {
  const after = {
    companyName: row.company_name,
    taxNumber: row.tax_number,
    emails: row.emails,
    phones: row.phones,
    whatsapp: null,
  };
  return { id, after };
}

async function chemicalsByFame(client: Client, random: Random): Promise<string[]> {
  const { rows } = await client.query(
    `select _id, product_code like 'EC-%' as is_inventory from chemical order by product_code`,
    [],
  );
  const ids = (isInventory: boolean) =>
    rows
      .map((row) => Object(row))
      .filter((row) => row.is_inventory === isInventory)
      .map((row) => String(row._id));
  return [...ids(false), ...shuffled(ids(true), random)];
}

interface Amount {
  readonly count: number;
  readonly random: Random;
}

function linksBetween(
  partnerIds: readonly string[],
  chemicalIds: readonly string[],
  { count, random }: Amount,
) {
  const pairs = new Map<string, object>();
  const root = Math.cbrt(chemicalIds.length + popularShift ** 3);
  while (pairs.size < count) {
    const fame = popularShift + random() * (root - popularShift);
    const chemical_id = chemicalIds[Math.floor(fame ** skew.chemical - popularShift ** 3)];
    const partner_id = partnerIds[Math.floor(random() ** skew.partner * partnerIds.length)];
    const linked_at = new Date(Date.UTC(2026, 0, 1) + pairs.size * 1_000).toISOString();
    if (chemical_id !== undefined && partner_id !== undefined) {
      pairs.set(`${partner_id} ${chemical_id}`, { partner_id, chemical_id, linked_at });
    }
  }
  return [...pairs.values()];
}

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const dealt = items.map((item) => ({ item, place: random() }));
  return dealt.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
