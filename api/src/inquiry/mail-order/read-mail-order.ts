import { formMeant } from 'contract/catalog';
import {
  type MailField,
  type MailLine,
  type MailOrder,
  type MailSource,
  RequestedItem,
} from 'contract/inquiry';
import { resolveLines } from '../../catalog/search/resolve-lines';
import { withFormsOfLines } from '../../catalog/search/forms-of-hits';
import { mailMessageTable } from '../../email/message/mail-message.table';
import type { Services } from '../../kernel/services';
import type { Viewer } from '../../kernel/viewer';
import { getRecord } from '../../repository/read';
import type { Database } from '../../db/database';
import { askMailOrder } from './ask-mail-order';
import { findCustomer } from './find-partner';
import { type KeptLine, keptLines } from './kept-lines';
import { attachmentSources } from './order-attachments';
import { orderItem } from './order-item';
import type { SourceCandidate } from './read-message';

type Reading = Pick<Services, 'database' | 'files'>;

const tooSlow = 'Reading this message takes too much time. Enter its lines yourself.';

/** What a message says for a new inquiry. A message of somebody else's mailbox is not found. */
export async function readMailOrder(
  { database, files }: Reading,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<MailOrder> {
  await getRecord(database, mailMessageTable, id, viewer);
  const message = await database
    .selectFrom('mailMessage')
    .select([
      'subject',
      'text',
      'quoted',
      'html',
      'fromName',
      'fromAddress',
      'receivedAt',
      'attachments',
    ])
    .where('_id', '=', id)
    .executeTakeFirstOrThrow();
  const units = await database
    .selectFrom('unit')
    .select(['_id', 'symbol'])
    .where('deletedAt', 'is', null)
    .execute();
  const lists = await attachmentSources(files, message.attachments);
  const { subject, text, quoted, html, fromName, fromAddress, receivedAt } = message;
  const day = receivedAt.slice(0, 10);
  const rows = lists.map((list) => list.rows);
  const read = await askMailOrder({
    mail: { subject, text, quoted, html, fromName, fromAddress, day, files: rows },
    units: units.map(({ symbol }) => symbol),
  });
  const [own = [], ...others] = read.sources;
  const sources: MailSource[] = [
    { name: null, rows: [...own], problem: read.isRead ? null : tooSlow },
    ...lists.map((list, index) => ({ ...list, rows: [...(others[index] ?? [])] })),
  ];
  const kept = await withChemicals(database, read.candidates);
  return {
    sources,
    lines: kept.map((line) => lineOf(line, { sources, units })),
    fields: read.fields.map((field): MailField => ({ ...field })),
    ...(await findCustomer(database, message.fromAddress)),
    language: read.person.language,
  };
}

interface Known {
  readonly chemicalId: NonNullable<MailLine['item']['chemicalId']>;
  readonly offeredForm: string | null;
  readonly name: string;
}

const maxWanted = 200;

async function withChemicals(
  database: Database,
  candidates: readonly SourceCandidate[],
): Promise<KeptLine<Known>[]> {
  if (candidates.length === 0) return [];
  const texts = candidates.map(({ line, words }) =>
    (line.wanted.trim() || words).slice(0, maxWanted),
  );
  const verdicts = await withFormsOfLines(database, await resolveLines(database, texts));
  return keptLines(candidates, (_line, index) => {
    const verdict = verdicts[index];
    if (verdict?.kind !== 'found') return undefined;
    const { _id: chemicalId, name, offeredForms = [] } = verdict.chemical;
    const form = formMeant(texts[index] ?? '', offeredForms);
    return { chemicalId, name, offeredForm: form?.name ?? null };
  });
}

interface Around {
  readonly sources: readonly MailSource[];
  readonly units: readonly Readonly<Record<'_id' | 'symbol', string>>[];
}

function lineOf(kept: KeptLine<Known>, { sources, units }: Around): MailLine {
  const { line, words, source, row, remark, known, also } = kept;
  const { item, question } = orderItem(line, words, units);
  return {
    source,
    row,
    words,
    item: RequestedItem.parse({
      ...item,
      chemicalId: known?.chemicalId ?? null,
      offeredForm: known?.offeredForm ?? null,
      freeText: known ? null : item.freeText,
    }),
    chemicalName: known?.name ?? null,
    remark: remark ?? null,
    question: question ?? (known ? null : 'The catalogue has no such chemical beyond doubt.'),
    also: also.map((one) => placeOf(sources, one)),
  };
}

function placeOf(sources: readonly MailSource[], { source, row }: SourceCandidate): string {
  const { name = null, rows = [] } = sources[source] ?? {};
  return `${name ?? 'Message'}, ${rows[row]?.place ?? ''}`;
}
