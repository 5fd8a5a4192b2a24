import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { dateTimeText } from 'contract';
import { type Job, jobEndpoints } from 'contract/jobs';
import { Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { useAction } from '../action/use-action';
import { Button } from '../parts/button/button';
import { ErrorState } from '../parts/error-state/error-state';
import { Skeleton } from '../parts/skeleton/skeleton';
import type { AnyResource } from '../resource/resource-types';
import { countText } from '../text/format';
import { token } from '../tokens/token';
import { undoJob } from './follow-job';

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token.space[2]} ${token.space[3]};
    padding-bottom: ${token.space[3]};
    border-bottom: 1px solid ${token.color.border};
  }
  & > li > div {
    flex: 1 1 14rem;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const shown = 50;

interface JobHistoryProps {
  resource: AnyResource;
}

/** The jobs that changed many records of a resource, newest first, each with its undo. */
export function JobHistory({ resource }: JobHistoryProps) {
  const api = useApi();
  const query = { resource: resource.name, pageSize: shown };
  const { data, error, refetch } = useQuery({
    queryKey: ['job', 'list', query],
    queryFn: ({ signal }) => api.call(jobEndpoints.list, { query, signal }),
  });
  if (error !== null) {
    return (
      <ErrorState title={t`They could not be loaded`} onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="6rem" />;
  const jobs = data.data.filter(({ kind }) => kind !== 'check');
  if (jobs.length === 0)
    return <p>{t`No ${{ many: words(resource.label.many) }} were changed together.`}</p>;
  return (
    <List>
      {jobs.map((job) => (
        <li key={job._id}>
          <div>
            {job.label}
            <small>
              {[
                dateTimeText(job.createdAt),
                job.by,
                t`${{ counted: countText(job.changed, resource.label) }} changed`,
                ...(job.refused === 0 ? [] : [t`${{ refused: job.refused }} refused`]),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </div>
          <UndoButton job={job} resource={resource} onUndone={() => void refetch()} />
        </li>
      ))}
    </List>
  );
}

interface UndoButtonProps extends JobHistoryProps {
  job: Job;
  onUndone: () => void;
}

function UndoButton({ job, resource, onUndone }: UndoButtonProps) {
  const host = { api: useApi(), queryClient: useQueryClient() };
  const { _id: id, label: title } = job;
  const followed = { id, resource: resource.name, label: resource.label, title };
  const { run, isBusy } = useAction(
    () => undoJob(host, { ...followed, done: t`put back`, undone: null }),
    {
      onSuccess: onUndone,
    },
  );
  if (!job.canUndo) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-label={t`Undo: ${title}`}
      isLoading={isBusy}
      onClick={() => void run()}
    >
      <Undo2 /> {t`Undo`}
    </Button>
  );
}
