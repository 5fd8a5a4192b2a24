import type { TestApi } from 'api/testing';
import { followUpEndpoints, inquiries, inquiryEndpoints } from 'contract/inquiry';
import { dashboardEndpoints } from 'contract/staff';
import { sizes } from './inquiries-load';

/** Calls of one kind: label, path, and budget in milliseconds. */
export interface TimedCall {
  readonly label: string;
  readonly path: string;
  /** The query strings to call. */
  readonly queries: readonly string[];
  readonly budget?: number | undefined;
}

type Parameters = Readonly<Record<string, string | number>>;

export const budgets = { page: 40, dashboard: 80 } as const;

const day = 86_400_000;
const pageSize = 25;
const { path: listPath } = inquiries.endpoints.list;

/** Values to filter by: the most common of each, and some inquiries spread over the table. */
export interface Known {
  readonly adminId: string;
  readonly ids: readonly string[];
  readonly emails: readonly string[];
  readonly numbers: readonly string[];
  readonly names: readonly string[];
  readonly statusId: string;
  readonly sourceId: string;
  readonly customerId: string;
  readonly popularId: string;
  readonly rareId: string;
}

export async function readKnown({ services: { pool }, adminId }: TestApi): Promise<Known> {
  const client = await pool.connect();
  const texts = async (statement: string) => {
    const { rows } = await client.query(statement, []);
    return rows.map((row) => String(Object(row).value));
  };
  const spread = (column: string) =>
    texts(`select ${column} as value from inquiry where right(number, 4) = '0500' order by number`);
  const first = async (statement: string) => (await texts(statement))[0] ?? '';
  const byFame = 'select chemical_id as value from asked_chemical group by 1 order by count(*)';
  const known = {
    adminId,
    ids: await spread('_id'),
    emails: await spread('email'),
    numbers: await spread('number'),
    names: await spread('contact_name'),
    statusId: await first(`select _id as value from status where name = 'Won'`),
    sourceId: await first('select _id as value from source order by name'),
    customerId: await first(
      'select customer_id as value from inquiry where customer_id is not null limit 1',
    ),
    popularId: await first(`${byFame} desc limit 1`),
    rareId: await first(`${byFame} limit 1`),
  };
  client.release();
  return known;
}

/** All measured calls. */
export function inquiryQueries(known: Known): TimedCall[] {
  return [...sorted(), ...views(known), ...filtered(known), ...found(known), ...others(known)];
}

/** Five pages each at the start, around page 2 000, and at the end. */
function sorted(): TimedCall[] {
  const last = Math.ceil(sizes.inquiries / pageSize);
  const places = [
    ['first pages', 1],
    ['page 2 000', 1_998],
    ['last pages', last - 4],
  ] as const;
  return inquiries.sorts
    .flatMap((sort) => [sort, `-${sort}`])
    .flatMap((sort) =>
      places.map(([label, from]) =>
        list(
          `by ${sort}, ${label}`,
          [0, 1, 2, 3, 4].map((more) => ({ sort, page: from + more })),
        ),
      ),
    );
}

/** The ready views, in the sort order that staff use there. */
function views({ adminId }: Known): TimedCall[] {
  const open = { statusKind: 'open' };
  const dueBefore = new Date(Date.now() + day).toISOString();
  const ready: readonly (readonly [string, Parameters])[] = [
    ['all open', open],
    ['due', { ...open, dueBefore, sort: 'nextFollowUpAt' }],
    ['nobody assigned', { ...open, assignedTo: 'nobody' }],
    ['no next step', { ...open, hasNextStep: 'false' }],
    ['mine', { ...open, assignedTo: adminId }],
    ['won', { statusKind: 'won' }],
  ];
  return ready.map(([label, narrowed]) => list(`view: ${label}`, pages(narrowed)));
}

function filtered(known: Known): TimedCall[] {
  const { statusId, sourceId, customerId, popularId, rareId, emails, adminId } = known;
  const createdFrom = new Date(Date.now() - 60 * day).toISOString();
  const createdBefore = new Date(Date.now() - 30 * day).toISOString();
  const filters: readonly Parameters[] = [
    { statusId },
    { sourceId },
    { priority: 'high' },
    { country: 'DE' },
    { country: 'AE' },
    { customerId },
    { assignedTo: adminId },
    { hasNextStep: 'true' },
    { createdFrom, createdBefore },
    { statusId, sourceId, priority: 'high' },
  ];
  return [
    ...filters.map((filter) => list(`with ${Object.keys(filter).join(', ')}`, pages(filter))),
    list('with a popular chemical', pages({ chemicalId: popularId })),
    list('with a rare chemical', pages({ chemicalId: rareId })),
    list(
      'with an address',
      emails.map((email) => ({ email })),
    ),
  ];
}

function found({ numbers, emails, names }: Known): TimedCall[] {
  const by = (label: string, texts: readonly string[]) =>
    list(
      `found by ${label}`,
      texts.map((search) => ({ search })),
    );
  return [
    by('number', numbers),
    by(
      'the end of a number',
      numbers.map((number) => number.slice(-6)),
    ),
    by('email address', emails),
    by(
      'name',
      names.flatMap((name) => [name, name.slice(0, 3), name.slice(0, 8)]),
    ),
    // Matches every row, or is shorter than the index's trigrams: a sequential scan.
    {
      ...by('letters of every row', ['com', 'trading', 'buyer ab']),
      budget: undefined,
    },
  ];
}

function others({ ids }: Known): TimedCall[] {
  const ofInquiry = (label: string, path: string) => ({
    label,
    path,
    queries: ids.map((id) => parameters({ id })),
  });
  const dueBefore = new Date(Date.now() + day).toISOString();
  return [
    dashboard(30),
    dashboard(90),
    dashboard(365),
    ofInquiry('timeline', inquiryEndpoints.timeline.path),
    ofInquiry('follow-ups of an inquiry', followUpEndpoints.byInquiry.path),
    {
      label: 'today and overdue',
      path: followUpEndpoints.today.path,
      queries: [1, 2, 3, 10, 40].map((page) => parameters({ page, timeZone: 'Asia/Kolkata' })),
    },
    {
      label: 'today and overdue, mine',
      path: followUpEndpoints.today.path,
      queries: [1, 2, 3].map((page) => parameters({ page, mine: 'true' })),
    },
    {
      label: 'counts of the ready views',
      path: inquiryEndpoints.counts.path,
      queries: [parameters({ dueBefore })],
    },
  ];
}

/** Periods of this length that end on each of the last ten days. */
function dashboard(days: number): TimedCall {
  const date = (ago: number) => new Date(Date.now() - ago * day).toISOString().slice(0, 10);
  const queries = Array.from({ length: 10 }, (_, ago) =>
    parameters({ from: date(ago + days - 1), until: date(ago), timeZone: 'Europe/Berlin' }),
  );
  const { path } = dashboardEndpoints.get;
  return { label: `dashboard of ${days} days`, path, queries, budget: budgets.dashboard };
}

function pages(narrowed: Parameters): Parameters[] {
  return [1, 2, 3, 40].map((page) => ({ ...narrowed, page }));
}

function list(label: string, timed: readonly Parameters[]): TimedCall {
  return { label, path: listPath, queries: timed.map(parameters), budget: budgets.page };
}

function parameters(values: Parameters): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) query.set(name, String(value));
  return query.toString();
}
