import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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

type Sentence = (by: string) => ReactNode;

const sentences: Readonly<Record<Exclude<AuditEntry['action'], 'update'>, Sentence>> = {
  add: (by) => (
    <Trans>
      <strong>{by}</strong> added this inquiry
    </Trans>
  ),
  remove: (by) => (
    <Trans>
      <strong>{by}</strong> moved this to the trash
    </Trans>
  ),
  restore: (by) => (
    <Trans>
      <strong>{by}</strong> took this out of the trash
    </Trans>
  ),
};

const labels = () =>
  new Map([
    ['assignedTo', t`Assigned to`],
    ['lostReason', t`Reason for the loss`],
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
        {action === 'update' ? updateSentence(changes)(by) : sentences[action](by)}
        {jobId === null ? null : t`, together with others`}
      </p>
      {when}
      {action === 'update' ? (
        <RecordChanges resource={inquiries} changes={changes} labels={labels()} values={values} />
      ) : null}
    </>
  );
}

/** What a change of one field alone is called. */
const sentencesOfFields: Readonly<Record<string, Sentence>> = {
  assignedTo: (by) => (
    <Trans>
      <strong>{by}</strong> assigned this inquiry
    </Trans>
  ),
  customerId: (by) => (
    <Trans>
      <strong>{by}</strong> linked the customer
    </Trans>
  ),
  items: (by) => (
    <Trans>
      <strong>{by}</strong> changed the items
    </Trans>
  ),
  priority: (by) => (
    <Trans>
      <strong>{by}</strong> changed the priority
    </Trans>
  ),
  statusId: (by) => (
    <Trans>
      <strong>{by}</strong> moved this inquiry
    </Trans>
  ),
};

const changed: Sentence = (by) => (
  <Trans>
    <strong>{by}</strong> changed this inquiry
  </Trans>
);

function updateSentence(changes: AuditEntry['changes']): Sentence {
  const [first, ...others] = changes;
  const own = first && others.length === 0 ? sentencesOfFields[first.field] : undefined;
  return own ?? changed;
}

/** How many changed fields are listed; more would bury the other entries. */
const maxNamed = 5;

interface ValueProps {
  value: unknown;
}

function AdminName({ value }: ValueProps) {
  const admins = useFormerAndPresentAdmins();
  if (value === null) return t`unassigned`;
  if (admins === undefined) return <PendingName />;
  const admin = admins.find(({ _id }) => _id === value);
  return admin === undefined ? t`somebody who is gone` : adminNameOf(admin);
}

function PriorityName({ value }: ValueProps) {
  const priority = Priority.safeParse(value).data;
  return priority === undefined ? t`none` : priorityLabels[priority];
}

function CountryName({ value }: ValueProps) {
  return typeof value === 'string' ? countryName(value) : t`none`;
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
      {items.length > maxNamed ? <> {t`and ${{ count: items.length - maxNamed }} more`}</> : null}
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
