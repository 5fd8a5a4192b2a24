import { t } from '@lingui/core/macro';
import { followUps as followUpResource } from 'contract/inquiry';
import type { Dashboard } from 'contract/staff';
import { Link } from 'react-router-dom';
import { dateTimeText } from 'contract';
import { Card, Checkbox, token } from 'shared-ui';
import styled from 'styled-components';
import { useResourceAccess } from 'shared-ui/resource';
import { endOfDay } from 'shared-ui/table';
import { useListHref, useRecordPages } from '../navigation/use-record-pages';
import { useFollowUpDone } from './use-follow-up-done';

const Steps = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[3]};
  }
  & > li > div:only-child {
    grid-column: 1 / -1;
  }
  & p {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    overflow-wrap: anywhere;
  }
  & small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

interface DueStepsCardProps {
  readonly followUps: Dashboard['followUps'];
  readonly today: string;
  /** True if there has never been an inquiry, so that nothing can be due. */
  readonly isFirstRun: boolean;
}

/** Follow-ups that are due or overdue, each with a checkbox. */
export function DueStepsCard({ followUps, today, isFirstRun }: DueStepsCardProps) {
  const { data, total } = followUps;
  const inquiryPage = useRecordPages().get('inquiry')?.path;
  const listHref = useListHref();
  const { finish, pendingId } = useFollowUpDone();
  const { mayEdit } = useResourceAccess(followUpResource);
  const all = listHref('inquiry', { statusKind: 'open', dueBefore: endOfDay(today) });
  return (
    <Card
      title={t`Today and overdue`}
      description={total === 0 ? nothingDue(isFirstRun) : undefined}
      actions={
        total > data.length && all !== undefined ? (
          <Link to={all}>{t`All ${total}`}</Link>
        ) : undefined
      }
    >
      <Steps>
        {data.map(({ _id, message, dueAt, inquiry }) => (
          <li key={_id}>
            {mayEdit ? (
              <Checkbox
                aria-label={t`Done: ${message}`}
                checked={pendingId === _id}
                disabled={pendingId === _id}
                onCheckedChange={() => finish(_id)}
              />
            ) : null}
            <div>
              <p>{message}</p>
              <small>
                {dueAt === null ? null : `${dateTimeText(dueAt)} · `}
                {inquiryPage === undefined ? (
                  nameOf(inquiry)
                ) : (
                  <Link to={inquiryPage.replace(':id', inquiry._id)}>{nameOf(inquiry)}</Link>
                )}
              </small>
            </div>
          </li>
        ))}
      </Steps>
    </Card>
  );
}

function nothingDue(isFirstRun: boolean) {
  return isFirstRun
    ? t`No follow-ups yet. They appear here once you have inquiries.`
    : t`Nothing is due. Well done.`;
}

function nameOf({
  number,
  contactName,
  company,
}: Dashboard['followUps']['data'][number]['inquiry']) {
  return `${number}, ${company ?? contactName}`;
}
