import { t } from '@lingui/core/macro';
import { jobEndpoints } from 'contract/jobs';
import { useAction } from '../action/use-action';
import { useApi } from '../client/api-provider';
import type { Option } from '../parts/select/option';
import type { AnyResource } from '../resource/resource-types';
import { useFollowJob } from './use-follow-job';

interface UsesToMove {
  readonly id: string;
  readonly name: string;
  readonly to: Option;
  readonly removes: boolean;
}

/** Starts the job that lets what refers to a record refer to another, and follows it to its end with Undo. */
export function useMoveUses({ name: resource }: Pick<AnyResource, 'name'>) {
  const api = useApi();
  const follow = useFollowJob();
  const { run } = useAction(
    async ({ id, to, removes }: UsesToMove) => {
      const body = { resource, to: to.value, remove: removes };
      return (await api.call(jobEndpoints.moveUses, { id, body })).data;
    },
    {
      failure: t`Not moved`,
      onSuccess: ({ _id: id }, { name, to }) =>
        follow({
          id,
          resource,
          title: t`Move what uses ${name} to “${{ label: to.label }}”`,
          done: t`changed`,
        }),
    },
  );
  return run;
}
