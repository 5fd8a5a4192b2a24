import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { jobEndpoints } from 'contract/jobs';
import { useApi } from '../client/api-provider';
import { useCall } from '../action/use-call';
import { jobKey, jobQuery } from './job-query';

/**
 * A job, polled until it has ended; another mount resumes. When it ends, the lists of its resource are refetched.
 * Nothing is fetched while the id is undefined.
 *
 * @example
 * const { job, cancel } = useJob(jobId);
 * return job === undefined ? <Spinner label="Loading" /> : <JobProgress job={job} onCancel={cancel} />;
 */
export function useJob(id: string | undefined) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...jobQuery(api, queryClient, id ?? ''),
    enabled: id !== undefined,
  });
  const { cancel, isCancelling } = useCancelJob(id);
  return { job: data, error, retry: () => void refetch(), cancel, isCancelling };
}

/** Cancels a job; what it has written stays. */
export function useCancelJob(id: string | undefined) {
  const queryClient = useQueryClient();
  const { run, isBusy } = useCall(jobEndpoints.cancel, {
    failure: t`Not cancelled`,
    onSuccess: ({ data }) => queryClient.setQueryData(jobKey(data._id), data),
  });
  const cancel = () => {
    if (id !== undefined) void run({ id });
  };
  return { cancel, isCancelling: isBusy };
}
