import { dayIn } from 'contract';
import { type InquiryItem, type RequestLine, type supplierRequests } from 'contract/inquiry';
import { uuidv7 } from 'uuidv7';
import { readCompany } from '../../content/company/read-company';
import type { Work } from '../../db/database';
import { ApiProblem, notFound, worded } from '../../kernel/problem';
import type { Services } from '../../kernel/services';
import { requireStaff, type Viewer } from '../../kernel/viewer';
import { inTransaction } from '../../repository/in-transaction';
import { nextReferences, takeReference } from '../../repository/reference-numbers';
import { lockRecords, readRows } from '../../repository/rows';
import { addWithin } from '../../repository/write';
import { inquiryTable } from '../inquiry.table';
import { quantityOf } from '../offer/make-offer';
import type { RequestRecord } from './prepare-requests';
import { supplierRequestTable } from './supplier-request.table';

export type RequestServices = Pick<Services, 'database' | 'tables'>;

/** How many days suppliers have for an answer unless staff say otherwise. */
const answerDays = 7;

/**
 * The draft of an inquiry's request to suppliers, made of its items unless there is one. Neither the customer nor their
 * words, prices and place of delivery get into it. Concurrent calls make one.
 *
 * @returns its `_id`
 */
export function makeRequest(
  services: RequestServices,
  { inquiryId, viewer }: { readonly inquiryId: string; readonly viewer: Viewer },
): Promise<string> {
  requireStaff(viewer);
  return inTransaction(services.database, async (work) => {
    const inquiry = (await lockRecords({ work, table: inquiryTable }, [inquiryId])).get(inquiryId);
    if (!inquiry) throw notFound('inquiry');
    const draft = await draftOf(work, inquiryId);
    if (draft !== undefined) return draft;
    const { documentsWanted } = inquiry;
    const { currency } = await readCompany(work);
    return addDraft(work, services, {
      viewer,
      fields: {
        inquiryId: inquiry._id,
        number: takeReference(await nextReferences(work, 'supplierRequest', 1)),
        revision: 1,
        lines: inquiry.items.map((item) => lineOf(item, documentsWanted)),
        supplierIds: [],
        currency,
        incoterm: null,
        place: null,
        remarks: null,
      },
    });
  });
}

/**
 * The draft of the next version of a request that was sent, with its lines, terms and suppliers.
 *
 * @returns its `_id`
 * @throws ApiProblem `in-use` for a draft, and while the inquiry has a draft of another request
 */
export function nextRequest(
  services: RequestServices,
  { id, viewer }: { readonly id: string; readonly viewer: Viewer },
): Promise<string> {
  requireStaff(viewer);
  return inTransaction(services.database, async (work) => {
    const former = await lockedRequest(work, id);
    if (former.sentAt === null) {
      throw new ApiProblem('in-use', 'This version was not sent yet: change it instead.');
    }
    const draft = await draftOf(work, former.inquiryId);
    if (draft !== undefined) {
      const known = (await readRows({ work, table: supplierRequestTable }, [draft])).get(draft);
      if (known?.number === former.number) return draft;
      const words = worded`The inquiry has a draft already: ${{ number: known?.number ?? '' }}. Send or delete it first.`;
      throw new ApiProblem('in-use', words);
    }
    const { inquiryId, number, lines, supplierIds, currency, incoterm, place, remarks } = former;
    const kept = { inquiryId, number, lines, supplierIds, currency, incoterm, place, remarks };
    const revision = (await lastRevision(work, number)) + 1;
    return addDraft(work, services, { viewer, fields: { ...kept, revision } });
  });
}

/** A request whose inquiry is locked, which keeps sendings and answers apart. */
export async function lockedRequest(work: Work, id: string): Promise<RequestRecord> {
  const scope = { work, table: supplierRequestTable };
  const known = (await readRows(scope, [id])).get(id);
  if (!known) throw notFound('request to suppliers');
  await lockRecords({ work, table: inquiryTable }, [known.inquiryId]);
  const request = (await lockRecords(scope, [id])).get(id);
  if (!request) throw notFound('request to suppliers');
  return request;
}

async function draftOf(work: Work, inquiryId: string): Promise<string | undefined> {
  const found = await work
    .selectFrom('supplierRequest')
    .select('_id')
    .where('inquiryId', '=', inquiryId)
    .where('sentAt', 'is', null)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found?._id;
}

/** The highest number of a version, of those in the trash too. */
async function lastRevision(work: Work, number: string): Promise<number> {
  const { last } = await work
    .selectFrom('supplierRequest')
    .select(({ fn }) => fn.max('revision').as('last'))
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

type Given = Parameters<typeof addWithin<typeof supplierRequests>>[2]['fields'];

async function addDraft(
  work: Work,
  services: RequestServices,
  { viewer, fields }: { readonly viewer: Viewer; readonly fields: Omit<Given, 'answerBy'> },
): Promise<string> {
  const { timeZone } = await readCompany(work);
  const answerBy = dayIn(timeZone, new Date(Date.now() + answerDays * 24 * 3_600_000));
  const context = { ...services, viewer, table: supplierRequestTable };
  return (await addWithin(work, context, { fields: { ...fields, answerBy } }))._id;
}

function lineOf(item: InquiryItem, documentsWanted: RequestLine['documentsWanted']): RequestLine {
  const { chemicalId, offeredForm, freeText, grade, quantity, unitId, packaging } = item;
  return {
    key: uuidv7(),
    chemicalId,
    offeredForm,
    freeText,
    grade,
    quantity: quantity === null || unitId === null ? null : quantityOf(quantity),
    unitId,
    packaging,
    documentsWanted,
  };
}
