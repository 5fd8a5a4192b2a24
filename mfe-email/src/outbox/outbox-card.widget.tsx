import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { EmailQueue, EmailStatus } from 'contract/email';
import { CirclePause } from 'lucide-react';
import { Link } from 'react-router-dom';
import { dateTimeText } from 'contract';
import { Card, ErrorState, Skeleton, token, useRecordHrefs } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
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
  {
    status: 'queued',
    get label() {
      return t`Waiting`;
    },
    color: color.textMuted,
  },
  {
    status: 'sending',
    get label() {
      return t`Being sent`;
    },
    color: color.info,
  },
  {
    status: 'failed',
    get label() {
      return t`Failed in 30 days`;
    },
    color: color.danger,
  },
  {
    status: 'unknown',
    get label() {
      return t`Delivery unconfirmed in 30 days`;
    },
    color: color.warning,
  },
] as const satisfies readonly { status: EmailStatus; label: string; color: string }[];

/** The state of the outbox: waiting and failed messages, and paused mail servers. */
function OutboxCard() {
  const { data, error, refetch } = useQueue();
  if (data !== undefined) return <Outbox queue={data} />;
  if (error === null) return <Skeleton width="100%" height="8rem" />;
  return (
    <Card title={t`Email`}>
      <ErrorState title={t`The outbox could not be read`} onRetry={() => void refetch()}>
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
      title={t`Email`}
      description={isQuiet ? t`Outbox is empty.` : laterWords(scheduled)}
      actions={outbox === undefined ? undefined : <Link to={outbox}>{t`Outbox`}</Link>}
    >
      {paused.length === 0 ? null : (
        <Paused aria-label={t`Paused mail servers`}>
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
  if (scheduled === 0) return undefined;
  return t`${plural(scheduled, {
    one: '# message waits for a later time.',
    other: '# messages wait for a later time.',
  })}`;
}

interface PausedServerProps {
  readonly server: EmailQueue['paused'][number];
}

function PausedServer({ server: { _id, name, until, problem, waiting } }: PausedServerProps) {
  const page = useRecordHrefs().open('smtp', _id);
  const end = dateTimeText(until);
  return (
    <li>
      <CirclePause aria-hidden="true" />
      <div>
        {page === undefined ? (
          t`${name} is paused until ${end}`
        ) : (
          <Trans>
            <Link to={page}>{name}</Link> is paused until {end}
          </Trans>
        )}
        <small>{problem}</small>
        <small>{t`${plural(waiting, { one: '# message waits', other: '# messages wait' })}`}</small>
      </div>
    </li>
  );
}

export { OutboxCard as Component };
