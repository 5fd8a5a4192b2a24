import { useQuery, useQueryClient } from '@tanstack/react-query';
import { jobEndpoints } from 'contract/jobs';
import { useState } from 'react';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { showToast } from '../parts/toast/toast';
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
  const api = useApi();
  const queryClient = useQueryClient();
  const [isCancelling, setIsCancelling] = useState(false);

  async function cancel() {
    if (id === undefined) return;
    setIsCancelling(true);
    try {
      const { data } = await api.call(jobEndpoints.cancel, { id });
      queryClient.setQueryData(jobKey(id), data);
    } catch (error) {
      showToast({ title: 'Not cancelled', description: messageOf(error), tone: 'danger' });
    } finally {
      setIsCancelling(false);
    }
  }
  return { cancel: () => void cancel(), isCancelling };
}
