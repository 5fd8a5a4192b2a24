import { InquiryItem, inquiries, Priority } from 'contract/inquiry';
import { PartnerDocument } from 'contract/partner';
import { type AuditEntry } from 'contract/record';
import { Fragment, type ReactNode } from 'react';
import { PendingName } from 'shared-ui';
import { countryName } from 'shared-ui/form';
import { RecordChanges, type RecordChangesProps } from 'shared-ui/history';
import { Amount } from '../common/item-line';
import { priorityLabels } from '../common/priorities';
import { adminNameOf, useFormerAndPresentAdmins } from '../common/use-admins';
import { ChemicalName } from './chemical-name';

const verbs: Readonly<Record<Exclude<AuditEntry['action'], 'update'>, string>> = {
  add: 'added this inquiry',
  remove: 'moved this to the trash',
  restore: 'took this out of the trash',
};

const labels = new Map([
  ['assignedTo', 'Assigned to'],
  ['lostReason', 'Reason for the loss'],
]);

const values: NonNullable<RecordChangesProps['values']> = {
  assignedTo: AdminName,
  priority: PriorityName,
  country: CountryName,
  items: ItemWords,
  attachments: AttachmentTitles,
};

interface ChangeWordsProps {
  entry: AuditEntry;
  by: string;
  when: ReactNode;
}

/** A write to the inquiry: the author, the time, and the old and new value of each field. */
export function ChangeWords({ entry: { action, changes, jobId }, by, when }: ChangeWordsProps) {
  return (
    <>
      <p>
        <strong>{by}</strong> {action === 'update' ? updateVerb(changes) : verbs[action]}
        {jobId === null ? null : ', together with others'}
      </p>
      {when}
      {action === 'update' ? (
        <RecordChanges resource={inquiries} changes={changes} labels={labels} values={values} />
      ) : null}
    </>
  );
}

/** What a change of one field alone is called. */
const verbsOfFields: Readonly<Record<string, string>> = {
  assignedTo: 'assigned this inquiry',
  customerId: 'linked the customer',
  items: 'changed the items',
  priority: 'changed the priority',
  statusId: 'moved this inquiry',
};

function updateVerb(changes: AuditEntry['changes']): string {
  const [first, ...others] = changes;
  const verb = first && others.length === 0 ? verbsOfFields[first.field] : undefined;
  return verb ?? 'changed this inquiry';
}

/** How many changed fields are listed; more would bury the other entries. */
const maxNamed = 5;

interface ValueProps {
  value: unknown;
}

function AdminName({ value }: ValueProps) {
  const admins = useFormerAndPresentAdmins();
  if (value === null) return 'unassigned';
  if (admins === undefined) return <PendingName />;
  const admin = admins.find(({ _id }) => _id === value);
  return admin === undefined ? 'somebody who is gone' : adminNameOf(admin);
}

function PriorityName({ value }: ValueProps) {
  const priority = Priority.safeParse(value).data;
  return priority === undefined ? 'none' : priorityLabels[priority];
}

function CountryName({ value }: ValueProps) {
  return typeof value === 'string' ? countryName(value) : 'none';
}

/** Items that were added or removed; skips values of an older schema that cannot be parsed. */
function ItemWords({ value }: ValueProps) {
  const items = readAll(value, (item) => InquiryItem.safeParse(item).data);
  return (
    <>
      {items.slice(0, maxNamed).map((item, place) => (
        <Fragment key={`${JSON.stringify(item)} ${place}`}>
          {place === 0 ? '' : ', '}
          {item.freeText ?? <ChemicalName id={item.chemicalId ?? ''} />} <Amount item={item} />
        </Fragment>
      ))}
      {items.length > maxNamed ? ` and ${items.length - maxNamed} more` : ''}
    </>
  );
}

function AttachmentTitles({ value }: ValueProps) {
  const documents = readAll(value, (one) => PartnerDocument.safeParse(one).data);
  return documents.map(({ title }) => title).join(', ');
}

function readAll<Read>(value: unknown, read: (item: unknown) => Read | undefined): Read[] {
  if (!Array.isArray(value)) return [];
  return value.map(read).filter((item) => item !== undefined);
}
