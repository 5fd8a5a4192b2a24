import { plural, t } from '@lingui/core/macro';
import { AnyId, dateTimeText } from 'contract';
import { type EmailBatch, type EmailCounts, emailEndpoints, EmailStatus } from 'contract/email';
import { useId } from 'react';
import { Button, Card, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf, Permitted } from 'shared-ui/client';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { FailedMails } from './failed-mails';
import { statusWords } from './status-words';
import { openIn, useBatch } from './use-batch';
import { useMailActions } from './use-mail-actions';

const Meter = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 0.5rem;
  margin-top: ${token.space[1]};
  overflow: hidden;
  border: 0;
  border-radius: ${token.radius.full};
  background: ${token.color.border};

  &::-webkit-progress-bar {
    background: ${token.color.border};
  }
  &::-webkit-progress-value {
    border-radius: ${token.radius.full};
    background: ${token.color.brand};
    transition: width ${token.duration.normal};
  }
  &::-moz-progress-bar {
    background: ${token.color.brand};
  }
`;

const Counts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]} ${token.space[6]};
  margin: ${token.space[3]} 0 0;

  & dt {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
  & dd {
    margin: 0;
    font-size: ${token.text.xl};
    font-weight: ${token.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-top: ${token.space[4]};
`;

const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  margin-top: ${token.space[2]};
`;

const Place = styled.div`
  margin-bottom: ${token.space[6]};
`;

interface BatchProgressProps {
  id: string;
  onClose: () => void;
  /** The outbox filtered to the sending's messages in this status. */
  hrefOf: (status: EmailStatus) => string;
}

/** The progress or result of a sending, with actions on its remaining messages. */
export function BatchProgress({ id, onClose, hrefOf }: BatchProgressProps) {
  const { data, error, refetch } = useBatch(id);
  return (
    <Place>
      <Card
        aria-label={t`Progress of the sending`}
        title={data?.subject ?? t({ message: 'Sending', context: 'noun' })}
        description={data && whenWords(data)}
      >
        {data === undefined && error === null ? <Skeleton height="6rem" /> : null}
        {error === null ? null : (
          <ErrorState title={t`The progress could not be loaded`} onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        )}
        {data === undefined ? null : <Progress batch={data} hrefOf={hrefOf} />}
        <Foot>
          <Button variant="ghost" size="sm" onClick={onClose}>
            {t`Close the progress`}
          </Button>
        </Foot>
      </Card>
    </Place>
  );
}

interface ProgressProps extends Pick<BatchProgressProps, 'hrefOf'> {
  batch: EmailBatch;
}

function Progress({ batch, hrefOf }: ProgressProps) {
  const { _id, counts, total } = batch;
  const name = useId();
  const ended = total - openIn(counts);
  return (
    <>
      <p id={name} aria-live="polite">
        {endWords(counts, total)}
      </p>
      <Meter aria-labelledby={name} value={ended} max={total} />
      <Counts aria-label={t`Messages by state`}>
        {EmailStatus.options
          .filter((status) => counts[status] > 0)
          .map((status) => (
            <div key={status}>
              <dt>{statusWords[status]}</dt>
              <dd>{numberText(counts[status])}</dd>
            </div>
          ))}
      </Counts>
      <Permitted to={emailEndpoints.retryBatch}>
        <BatchActions batchId={_id} counts={counts} />
      </Permitted>
      {counts.failed === 0 ? null : (
        <FailedMails batchId={_id} failed={counts.failed} href={hrefOf('failed')} />
      )}
    </>
  );
}

interface BatchActionsProps {
  batchId: string;
  counts: EmailCounts;
}

function BatchActions({ batchId, counts: { queued, failed, unknown } }: BatchActionsProps) {
  const { resendFailed, resendUnknown, cancelWaiting } = useMailActions();
  if (queued + failed + unknown === 0) return null;
  return (
    <Actions>
      {failed === 0 ? null : (
        <Button onClick={() => resendFailed(batchId)}>{t`Resend only the failed ones`}</Button>
      )}
      {unknown === 0 ? null : (
        <Button variant="outline" onClick={() => void resendUnknown(batchId, unknown)}>
          {failed === 0 ? t`Resend what may have arrived…` : t`Resend what may have arrived, too…`}
        </Button>
      )}
      {queued === 0 ? null : (
        <Button variant="outline" onClick={() => void cancelWaiting(batchId, queued)}>
          {t`Cancel what waits…`}
        </Button>
      )}
    </Actions>
  );
}

function endWords(counts: EmailCounts, total: number) {
  const open = openIn(counts);
  if (open > 0) {
    const done = numberText(total - open);
    return t`${plural(total, {
      one: `${done} of # message done`,
      other: `${done} of # messages done`,
    })}`;
  }
  return counts.sent === total
    ? t`${plural(total, { one: 'The message was sent', other: 'All # messages were sent' })}`
    : t`${plural(total, { one: 'The message has ended', other: 'All # messages have ended' })}`;
}

function whenWords({ createdAt, scheduledAt }: EmailBatch) {
  const written = dateTimeText(createdAt);
  return scheduledAt === null
    ? t`Written ${written}`
    : t`Written ${written}, to go out ${{ due: dateTimeText(scheduledAt) }}`;
}

/** The id of the sending in a URL. */
export function batchIn(address: URLSearchParams): string | undefined {
  return AnyId.safeParse(address.get('batch')).data;
}
