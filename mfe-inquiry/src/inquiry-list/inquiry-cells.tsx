import { t } from '@lingui/core/macro';
import { type inquiries, type Priority, sources } from 'contract/inquiry';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Badge, token, VisuallyHidden } from 'shared-ui';
import { type RowOf, useLoadedRows } from 'shared-ui/resource';
import { PendingCell, TextCell, TwoLines } from 'shared-ui/table';
import styled from 'styled-components';
import { DueText } from '../common/due-text';
import { itemsText } from '../common/item-line';
import { priorityLabels } from '../common/priorities';
import { useStatus } from '../common/use-statuses';

/** A row of the inquiry list. */
export type InquiryRow = RowOf<typeof inquiries>;

interface InquiryCellProps {
  inquiry: InquiryRow;
}

/** The contact's name and whether they wrote, with the company below. */
export function ContactCell({ inquiry: { contactName, company, hasNewReply } }: InquiryCellProps) {
  return (
    <TwoLines>
      <span>
        {contactName} {hasNewReply ? <Badge tone="brand">{t`New reply`}</Badge> : null}
      </span>
      {company === null ? null : <small>{company}</small>}
    </TwoLines>
  );
}

/** The first item and the number of others, with the subject below. */
export function ItemsCell({ inquiry: { itemNames, subject } }: InquiryCellProps) {
  const items = itemsText(itemNames);
  const [first, second] = [items, subject].filter((words) => words !== '' && words !== null);
  if (first === undefined) return <TextCell value={null} />;
  return (
    <TwoLines title={itemNames.join(', ')}>
      <span>{first}</span>
      {second === undefined ? null : <small>{second}</small>}
    </TwoLines>
  );
}

/** When the next step is due; open inquiries without one say so. */
export function NextStepCell({ inquiry: { statusId, nextFollowUpAt } }: InquiryCellProps) {
  const status = useStatus(statusId ?? '');
  return <DueText dueAt={nextFollowUpAt} statusKind={status?.kind} />;
}

export function SourceCell({ id }: { id: string | null }) {
  const known = useLoadedRows(sources);
  if (known === undefined && id !== null) return <PendingCell />;
  return <TextCell value={known?.find(({ _id }) => _id === id)?.name} />;
}

const Mark = styled.span<{ $color: string }>`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  color: ${({ $color }) => $color};
  white-space: nowrap;

  & > svg {
    width: 0.875rem;
    height: 0.875rem;
  }
`;

/** The priority; renders nothing for the normal one. */
export function PriorityCell({ priority }: { priority: Priority }) {
  const label = priorityLabels[priority];
  if (priority === 'normal') return null;
  const isHigh = priority === 'high';
  return (
    <Mark $color={isHigh ? token.color.dangerText : token.color.textMuted}>
      {isHigh ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      {label}
    </Mark>
  );
}

/** The priority as an icon, for narrow places. */
export function PriorityMark({ priority }: { priority: Priority }) {
  if (priority === 'normal') return null;
  const isHigh = priority === 'high';
  return (
    <Mark $color={isHigh ? token.color.dangerText : token.color.textMuted}>
      {isHigh ? <ArrowUp aria-hidden="true" /> : <ArrowDown aria-hidden="true" />}
      <VisuallyHidden>{isHigh ? t`High priority` : t`Low priority`} </VisuallyHidden>
    </Mark>
  );
}
