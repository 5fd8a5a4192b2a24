import { t } from '@lingui/core/macro';
import type { Job } from 'contract/jobs';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { Button } from '../parts/button/button';
import { Spinner } from '../parts/spinner/spinner';
import { numberText } from '../text/format';
import { token } from '../tokens/token';
import { hasEnded } from './job-query';
import { leftWords } from './left-words';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  padding: ${token.space[2]} ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};

  & > svg {
    flex: none;
  }
`;

const Words = styled.div`
  flex: 1 1 9rem;
  display: grid;
  gap: 0.25rem;
  min-width: 0;

  & > strong {
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

const Meter = styled.progress`
  appearance: none;
  display: block;
  width: 100%;
  height: 0.375rem;
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

/** `onCancel` offers to cancel a running job; `children` are other actions. */
export interface JobProgressProps {
  job: Job;
  /** The job's label by default. */
  label?: string;
  onCancel?: () => void;
  isCancelling?: boolean;
  children?: ReactNode;
}

/** The progress and outcome of a job. */
export function JobProgress(props: JobProgressProps) {
  const { job, onCancel, isCancelling = false, children, label = job.label } = props;
  const name = useId();
  const isOver = hasEnded(job);
  return (
    <Box>
      {icons[job.state]}
      <Words>
        <strong id={name}>{label}</strong>
        {isOver ? null : (
          <Meter
            aria-labelledby={name}
            {...(job.total !== null && { value: job.done, max: Math.max(job.total, 1) })}
          />
        )}
        <p>{progressText(job)}</p>
      </Words>
      {isOver || onCancel === undefined ? null : (
        <Button variant="outline" size="sm" isLoading={isCancelling} onClick={onCancel}>
          {t`Cancel`}
        </Button>
      )}
      {children}
    </Box>
  );
}

const working = <Spinner label="" size={18} />;

const icons = {
  queued: working,
  running: working,
  done: <CircleCheck size={18} color={token.color.success} aria-hidden="true" />,
  failed: <CircleAlert size={18} color={token.color.danger} aria-hidden="true" />,
  cancelled: <CircleSlash size={18} color={token.color.textMuted} aria-hidden="true" />,
} as const satisfies Record<Job['state'], ReactNode>;

function progressText(job: Job) {
  switch (job.state) {
    case 'queued':
      return t`Waiting for its turn`;
    case 'running':
      return job.total === null ? t`Counting` : `${amountText(job)}${refusedText(job)}`;
    case 'done':
      return t`Done: ${{ changed: numberText(job.changed) }} changed${{ refusedText: refusedText(job) }}`;
    case 'failed':
      return t`Stopped after ${{ amountText: amountText(job) }}: ${{ problem: job.problem ?? t`something went wrong` }}`;
    case 'cancelled':
      return t`Cancelled after ${{ amountText: amountText(job) }}${{ refusedText: refusedText(job) }}`;
    default:
      return job.state satisfies never;
  }
}

function amountText({ done, total }: Job) {
  return total === null
    ? numberText(done)
    : t`${{ done: numberText(done) }} of ${{ total: numberText(total) }}`;
}

function refusedText({ kind, refused }: Job) {
  return refused === 0 ? '' : `, ${numberText(refused)} ${leftWords(kind).participle}`;
}
