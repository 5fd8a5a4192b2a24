import type { FieldError } from 'contract';
import { hasUnit, type inquiries, type InquiryItem, unitMissing } from 'contract/inquiry';
import type { Work } from '../db/database';
import { missingAdmins } from '../account/missing-admins';
import type { Draft, Prepared } from '../repository/write-rules';
import { staffFileErrors } from '../file/staff-file-errors';
import { firstStatus } from './first-status';
import { nextReferences, takeReference } from '../repository/reference-numbers';

/** Sets the number and status of new inquiries, and checks their assignee and files. */
export async function prepareInquiries(
  work: Work,
  drafts: readonly Draft<typeof inquiries>[],
): Promise<Prepared<typeof inquiries>[]> {
  const numbers = await nextReferences(work, 'inquiry', drafts.filter(needsNumber).length);
  const first = drafts.some(({ record }) => record.statusId === null)
    ? await firstStatus(work)
    : null;
  const files = await staffFileErrors(work, drafts);
  const missing = await missingAdmins(
    work,
    drafts.map(({ record }) => record.assignedTo),
  );
  const lost = await lostStatuses(work);
  const people = await peopleOf(work, drafts);
  return drafts.map((draft, index) => {
    const { record, before } = draft;
    return {
      fields: {
        number: before ? before.number : (record.number ?? takeReference(numbers)),
        statusId: record.statusId ?? first,
        contactId: people.get(record.contactId) === record.customerId ? record.contactId : null,
        nextFollowUpAt: before?.nextFollowUpAt ?? null,
        productInquiryId: before?.productInquiryId ?? record.productInquiryId ?? null,
      },
      errors: [
        ...(files[index] ?? []),
        ...assigneeErrors(missing, draft),
        ...statusErrors(record.statusId ?? first),
        ...lossErrors(lost, draft),
        ...unitErrors(draft),
        ...personErrors(people, draft),
      ],
    };
  });
}

/** The customer of each person that the drafts name. */
async function peopleOf(
  work: Work,
  drafts: readonly Draft<typeof inquiries>[],
): Promise<ReadonlyMap<string | null, string>> {
  const ids = drafts.flatMap(({ record: { contactId } }) => contactId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await work
    .selectFrom('customerContact')
    .select(['_id', 'customerId'])
    .where('_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ _id, customerId }) => [_id, customerId]));
}

/** A person who is there stays behind without an error when the inquiry gets another customer. */
function personErrors(
  people: ReadonlyMap<string | null, string>,
  { record: { contactId, customerId }, before }: Draft<typeof inquiries>,
): FieldError[] {
  const isKept = before?.contactId === contactId;
  if (contactId === null || isKept || people.get(contactId) === customerId) return [];
  return [{ path: 'contactId', message: 'Choose a person of this customer' }];
}

/** A converted contact message keeps the reference that the visitor already has. */
function needsNumber({ record, before }: Draft<typeof inquiries>): boolean {
  return !before && record.number === undefined;
}

async function lostStatuses(work: Work): Promise<ReadonlySet<unknown>> {
  const rows = await work.selectFrom('status').select('_id').where('kind', '=', 'lost').execute();
  return new Set(rows.map(({ _id }) => _id));
}

/** Checked only if the write changes it: inquiries lost without a reason can still be edited. */
function lossErrors(
  lost: ReadonlySet<unknown>,
  { record, before }: Draft<typeof inquiries>,
): FieldError[] {
  const isUntouched =
    before?.statusId === record.statusId && before?.lostReason === record.lostReason;
  if (isUntouched || !lost.has(record.statusId) || record.lostReason !== null) return [];
  return [{ path: 'lostReason', message: 'Enter why it was lost' }];
}

/** Only for quantities that the write adds: what was stored or sent without a unit can still be edited and converted. */
function unitErrors({ record, before }: Draft<typeof inquiries>): FieldError[] {
  if (!before && record.productInquiryId) return [];
  const known = new Set((before?.items ?? []).filter((item) => !hasUnit(item)).map(amountKey));
  return (record.items ?? []).flatMap((item, place) =>
    hasUnit(item) || known.has(amountKey(item))
      ? []
      : [{ path: `items.${place}.unitId`, message: unitMissing }],
  );
}

function amountKey({ chemicalId, quantity }: InquiryItem): string {
  return `${chemicalId} ${quantity}`;
}

function statusErrors(statusId: unknown): FieldError[] {
  return statusId === null ? [{ path: 'statusId', message: 'Add a status first' }] : [];
}

/** Checked only if the write changes it: inquiries of deactivated accounts can still be edited. */
function assigneeErrors(
  missing: ReadonlySet<unknown>,
  { record: { assignedTo }, before }: Draft<typeof inquiries>,
): FieldError[] {
  if (!missing.has(assignedTo) || before?.assignedTo === assignedTo) return [];
  return [{ path: 'assignedTo', message: 'There is no such colleague' }];
}
