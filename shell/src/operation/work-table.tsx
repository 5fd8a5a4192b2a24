import { t } from '@lingui/core/macro';
import { capitalized, dateTimeText } from 'contract';
import type { Operation } from 'contract/operation';
import { Link } from 'react-router-dom';
import { token, useRecordHrefs } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { integrationsHref } from '../app/hrefs';
import { StackedTable } from '../parts/stacked-table';
import { TableHead } from './table-head';

const Parts = styled.div`
  display: grid;
  gap: ${token.space[5]};

  & h3 {
    margin-bottom: ${token.space[2]};
    font-size: ${token.text.md};
    font-weight: ${token.weight.medium};
  }
`;

type WorkTableProps = Pick<Operation, 'queues' | 'outcomes' | 'failedJobs'>;

const queueNames = {
  get outbox() {
    return t`Events`;
  },
  get job() {
    return t`Jobs`;
  },
  get email() {
    return t`Mails`;
  },
  get webhook() {
    return t`Webhooks`;
  },
} as const satisfies Record<Operation['queues'][number]['name'], string>;

/** What waits, what became of the work of the last day, and the jobs that failed. */
export function WorkTable({ queues, outcomes, failedJobs }: WorkTableProps) {
  return (
    <Parts>
      <StackedTable>
        <TableHead columns={[t`Queue`, t`Due`, t`The first since`]} />
        <tbody>
          {queues.map(({ name, due, oldest }) => (
            <tr key={name}>
              <th scope="row">{queueNames[name]}</th>
              <td data-label={t`Due`}>{numberText(due)}</td>
              <td data-label={t`The first since`}>{due === 0 ? '–' : waitText(oldest)}</td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
      <section aria-labelledby="last-day">
        <h3 id="last-day">{t`Ended in the last day`}</h3>
        <Outcomes outcomes={outcomes} />
      </section>
      <section aria-labelledby="failed-jobs">
        <h3 id="failed-jobs">{t`Jobs that failed in the last week`}</h3>
        <FailedJobs jobs={failedJobs} />
      </section>
    </Parts>
  );
}

function Outcomes({ outcomes }: Pick<WorkTableProps, 'outcomes'>) {
  const hrefs = useRecordHrefs();
  if (outcomes.length === 0) return <p>{t`None.`}</p>;
  const outbox = hrefs.list('email', { status: 'failed' });
  return (
    <StackedTable>
      <TableHead columns={[t`What`, t`Result`, t`Count`, t`Try again`]} />
      <tbody>
        {outcomes.map(({ of, state, count }) => {
          const href = of === 'webhooks' ? integrationsHref({ tab: 'webhooks' }) : outbox;
          const isOpen = state === 'failed' || state === 'unknown';
          return (
            <tr key={`${of} ${state}`}>
              <th scope="row">{capitalized(of)}</th>
              <td data-label={t`Result`}>{state}</td>
              <td data-label={t`Count`}>{numberText(count)}</td>
              <td>
                {isOpen && of !== 'jobs' && href !== undefined ? (
                  <Link to={href}>{of === 'webhooks' ? t`Webhooks` : t`Outbox`}</Link>
                ) : null}
              </td>
            </tr>
          );
        })}
      </tbody>
    </StackedTable>
  );
}

function FailedJobs({ jobs }: { readonly jobs: WorkTableProps['failedJobs'] }) {
  if (jobs.length === 0) return <p>{t`None.`}</p>;
  return (
    <StackedTable>
      <TableHead columns={[t`Job`, t`Why`, t`When`]} />
      <tbody>
        {jobs.map(({ _id, label, problem, endedAt }) => (
          <tr key={_id}>
            <th scope="row">{label}</th>
            <td data-label={t`Why`}>{problem ?? t`The log says why.`}</td>
            <td data-label={t`When`}>{dateTimeText(endedAt)}</td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

function waitText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return t`${{ round: Math.round(seconds / 60) }} min`;
  return `${Math.round(seconds / 3_600)} h`;
}
