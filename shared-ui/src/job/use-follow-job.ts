import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../client/api-provider';
import { followJob } from './follow-job';

interface WritingJob {
  readonly id: string;
  /** The resource above whose list its progress is shown. */
  readonly resource: string;
  readonly title: string;
  /** Behind the number of records: "changed". */
  readonly done: string;
}

/** Follows a job that writes records of several resources to its end, which a toast tells with Undo. */
export function useFollowJob() {
  const host = { api: useApi(), queryClient: useQueryClient() };
  return (job: WritingJob) =>
    followJob(host, {
      ...job,
      label: { one: t`record`, many: t`records` },
      undone: t`put back as they were`,
    });
}
