import { t } from '@lingui/core/macro';
import { jobEndpoints } from 'contract/jobs';
import { type ComponentType, useState } from 'react';
import { Button, ErrorState, Skeleton } from 'shared-ui';
import { messageOf, Permitted } from 'shared-ui/client';
import { useFollowJob, useJob } from 'shared-ui/job';
import { type PageAddress, useCall } from 'shared-ui/resource';
import type { AuditLineProps } from './audit-line';
import { useAudit } from './use-audit';

interface AuditJobProps {
  readonly jobId: string;
  readonly resource: string;
  readonly hrefOf: PageAddress['hrefOf'];
  /** Shows an entry. */
  readonly Line: ComponentType<AuditLineProps>;
}

/** What a job wrote, on demand, with its undo as long as there is one. */
export function AuditJob(props: AuditJobProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{t`Show each`}</summary>
      {isOpen ? (
        <>
          <Undo {...props} />
          <Writes {...props} />
        </>
      ) : null}
    </details>
  );
}

function Undo({ jobId, resource }: AuditJobProps) {
  const { job } = useJob(jobId);
  const follow = useFollowJob();
  const { run, isBusy } = useCall(jobEndpoints.undo, {
    failure: t`Not undone`,
    refresh: [{ name: 'job' }],
    onSuccess: ({ data: { _id: id, label: title } }) =>
      follow({ id, resource, title, done: t`put back as they were` }),
  });
  if (job?.canUndo !== true) return null;
  return (
    <Permitted to={jobEndpoints.undo}>
      <Button
        size="sm"
        variant="outline"
        isLoading={isBusy}
        onClick={() => void run({ id: jobId })}
      >
        {t`Undo: ${{ label: job.label }}`}
      </Button>
    </Permitted>
  );
}

function Writes({ jobId, resource, hrefOf, Line }: AuditJobProps) {
  const audit = useAudit({ jobId, resource });
  const { entries, error, refetch } = audit;
  if (error !== null)
    return (
      <ErrorState title={t`They could not be read`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  if (entries === undefined) return <Skeleton height="4rem" />;
  return (
    <>
      <ul>
        {entries.map((entry) => (
          <Line key={entry._id} entry={entry} hrefOf={hrefOf} />
        ))}
      </ul>
      {audit.hasNextPage ? (
        <Button
          size="sm"
          variant="outline"
          isLoading={audit.isFetchingNextPage}
          onClick={() => void audit.fetchNextPage()}
        >
          {t`More of them`}
        </Button>
      ) : null}
    </>
  );
}
