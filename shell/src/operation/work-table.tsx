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
  outbox: 'Events',
  job: 'Jobs',
  email: 'Mails',
  webhook: 'Webhooks',
} as const satisfies Record<Operation['queues'][number]['name'], string>;

/** What waits, what became of the work of the last day, and the jobs that failed. */
export function WorkTable({ queues, outcomes, failedJobs }: WorkTableProps) {
  return (
    <Parts>
      <StackedTable>
        <TableHead columns={['Queue', 'Due', 'The first since']} />
        <tbody>
          {queues.map(({ name, due, oldest }) => (
            <tr key={name}>
              <th scope="row">{queueNames[name]}</th>
              <td data-label="Due">{numberText(due)}</td>
              <td data-label="The first since">{due === 0 ? '–' : waitText(oldest)}</td>
            </tr>
          ))}
        </tbody>
      </StackedTable>
      <section aria-labelledby="last-day">
        <h3 id="last-day">Ended in the last day</h3>
        <Outcomes outcomes={outcomes} />
      </section>
      <section aria-labelledby="failed-jobs">
        <h3 id="failed-jobs">Jobs that failed in the last week</h3>
        <FailedJobs jobs={failedJobs} />
      </section>
    </Parts>
  );
}

function Outcomes({ outcomes }: Pick<WorkTableProps, 'outcomes'>) {
  const hrefs = useRecordHrefs();
  if (outcomes.length === 0) return <p>None.</p>;
  const outbox = hrefs.list('email', { status: 'failed' });
  return (
    <StackedTable>
      <TableHead columns={['What', 'Result', 'Count', 'Try again']} />
      <tbody>
        {outcomes.map(({ of, state, count }) => {
          const href = of === 'webhooks' ? integrationsHref({ tab: 'webhooks' }) : outbox;
          const isOpen = state === 'failed' || state === 'unknown';
          return (
            <tr key={`${of} ${state}`}>
              <th scope="row">{capitalized(of)}</th>
              <td data-label="Result">{state}</td>
              <td data-label="Count">{numberText(count)}</td>
              <td>
                {isOpen && of !== 'jobs' && href !== undefined ? (
                  <Link to={href}>{of === 'webhooks' ? 'Webhooks' : 'Outbox'}</Link>
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
  if (jobs.length === 0) return <p>None.</p>;
  return (
    <StackedTable>
      <TableHead columns={['Job', 'Why', 'When']} />
      <tbody>
        {jobs.map(({ _id, label, problem, endedAt }) => (
          <tr key={_id}>
            <th scope="row">{label}</th>
            <td data-label="Why">{problem ?? 'The log says why.'}</td>
            <td data-label="When">{dateTimeText(endedAt)}</td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

function waitText(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7_200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3_600)} h`;
}
