import type { EmailQueue, EmailStatus } from 'contract/email';
import { CirclePause } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dateTimeText } from 'contract';
import { Card, ErrorState, Skeleton, token, useRecordHrefs } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { countText } from 'shared-ui/table';
import styled from 'styled-components';
import { FigureList } from 'shared-ui/resource';
import { useQueue } from './use-queue';

const Paused = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;

  & + ul {
    margin-top: ${token.space[4]};
  }
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${token.space[2]};
    padding: ${token.space[2]} ${token.space[3]};
    border-radius: ${token.radius.md};
    background: ${token.color.warningSoft};
    color: ${token.color.onWarningSoft};
    overflow-wrap: anywhere;
  }
  & a {
    color: inherit;
  }
  & svg {
    width: 1rem;
    height: 1rem;
    margin-top: 0.2rem;
  }
  & small {
    display: block;
    font-size: ${token.text.sm};
  }
`;

const { color } = token;

const shown = [
  { status: 'queued', label: 'Waiting', color: color.textMuted },
  { status: 'sending', label: 'Being sent', color: color.info },
  { status: 'failed', label: 'Failed in 30 days', color: color.danger },
  { status: 'unknown', label: 'Delivery unconfirmed in 30 days', color: color.warning },
] as const satisfies readonly { status: EmailStatus; label: string; color: string }[];

const message = { one: 'message waits', many: 'messages wait' };

/** The state of the outbox: waiting and failed messages, and paused mail servers. */
function OutboxCard() {
  const { data, error, refetch } = useQueue();
  if (data !== undefined) return <Outbox queue={data} />;
  if (error === null) return <Skeleton width="100%" height="8rem" />;
  return (
    <Card title="Email">
      <ErrorState title="The outbox could not be read" onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    </Card>
  );
}

function Outbox({ queue: { counts, scheduled, paused } }: { readonly queue: EmailQueue }) {
  const { list: listHref } = useRecordHrefs();
  const outbox = listHref('email');
  const items = shown
    .filter(({ status }) => counts[status] > 0)
    .map(({ status, ...item }) => ({
      ...item,
      key: status,
      count: counts[status],
      to: listHref('email', { status }),
    }));
  const isQuiet = items.length === 0 && paused.length === 0;
  return (
    <Card
      title="Email"
      description={isQuiet ? 'Outbox is empty.' : laterWords(scheduled)}
      actions={outbox === undefined ? undefined : <Link to={outbox}>Outbox</Link>}
    >
      {paused.length === 0 ? null : (
        <Paused aria-label="Paused mail servers">
          {paused.map((server) => (
            <PausedServer key={server._id} server={server} />
          ))}
        </Paused>
      )}
      <FigureList items={items} />
    </Card>
  );
}

function laterWords(scheduled: number) {
  return scheduled === 0 ? undefined : `${countText(scheduled, message)} for a later time.`;
}

interface PausedServerProps {
  readonly server: EmailQueue['paused'][number];
}

function PausedServer({ server: { _id, name, until, problem, waiting } }: PausedServerProps) {
  const page = useRecordHrefs().open('smtp', _id);
  return (
    <li>
      <CirclePause aria-hidden="true" />
      <div>
        {page === undefined ? name : <Link to={page}>{name}</Link>} is paused until{' '}
        {dateTimeText(until)}
        <small>{problem}</small>
        <small>{countText(waiting, message)}</small>
      </div>
    </li>
  );
}

export { OutboxCard as Component };
