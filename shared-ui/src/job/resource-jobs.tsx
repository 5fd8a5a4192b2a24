import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../client/api-provider';
import { Button } from '../parts/button/button';
import { IconButton } from '../parts/icon-button/icon-button';
import type { AnyResource } from '../resource/resource-types';
import { token } from '../tokens/token';
import { followJob } from './follow-job';
import { dropFollowed, type FollowedJob, useFollowedJobs } from 'panel-runtime';
import { JobProgress } from './job-progress';
import { hasEnded, jobQuery } from './job-query';
import { JobRefusalsSheet } from './job-refusals-sheet';
import { leftWords } from './left-words';
import { useCancelJob } from './use-job';

const Stack = styled.div`
  display: grid;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};
`;

interface ResourceJobsProps {
  resource: Pick<AnyResource, 'name'>;
}

/** The running jobs on a resource's records, and those that ended with refusals; shown above its list. */
export function ResourceJobs({ resource }: ResourceJobsProps) {
  const jobs = useFollowedJobs().filter((job) => job.resource === resource.name);
  if (jobs.length === 0) return null;
  return (
    <Stack>
      {jobs.map((job) => (
        <FollowedJobProgress key={job.id} followed={job} />
      ))}
    </Stack>
  );
}

interface FollowedJobProgressProps {
  followed: FollowedJob & { isOver: boolean };
}

function FollowedJobProgress({ followed }: FollowedJobProgressProps) {
  const { id, title, isOver } = followed;
  const host = { api: useApi(), queryClient: useQueryClient() };
  const [isAsking, setIsAsking] = useState(false);
  const { cancel, isCancelling } = useCancelJob(id);
  // The follower of the job polls it; this only reads the cache.
  const { data: job } = useQuery({ ...jobQuery(host.api, host.queryClient, id), enabled: false });
  const resume = useEffectEvent(() => {
    if (!isOver) followJob(host, followed);
  });
  // Resumes jobs that were followed before a reload.
  useEffect(() => resume(), [id]);

  if (job === undefined) return null;
  return (
    <JobProgress job={job} label={title} onCancel={cancel} isCancelling={isCancelling}>
      {job.refused === 0 ? null : (
        <Button variant="outline" size="sm" onClick={() => setIsAsking(true)}>
          {leftWords(job.kind).show}
        </Button>
      )}
      {hasEnded(job) ? (
        <IconButton label={t`Dismiss`} size="sm" onClick={() => dropFollowed(id)}>
          <X />
        </IconButton>
      ) : null}
      <JobRefusalsSheet jobId={id} kind={job.kind} open={isAsking} onOpenChange={setIsAsking} />
    </JobProgress>
  );
}
