import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type BulkAction, type BulkSelection, type Job, jobEndpoints } from 'contract/jobs';
import { useApi } from '../client/api-provider';
import { followJob } from './follow-job';
import { jobKey } from './job-query';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { countText } from '../text/format';
import type { AnyResource, ValuesOf } from '../resource/resource-types';
import type { RowSelection } from '../resource/row-selection';
import { useAction } from '../action/use-action';

/** The words for a bulk: whole texts, as the order of a verb and a number is another in each language. */
interface BulkWords {
  /** The button that confirms: "Publish". */
  verb: string;
  /** What is done, with the number of records in words: "Publish 12 chemicals". */
  title: (counted: string) => string;
  /** Behind the number of records: "published". */
  done: string;
  /** Defaults to "put back as they were". */
  undone?: string;
}

interface BulkUpdate<R extends AnyResource> extends BulkWords {
  /** The fields to set in every record. */
  values: Partial<ValuesOf<R>>;
}

interface BulkJob extends BulkWords {
  /** Starts the job on the selected records. */
  enqueue: (selection: BulkSelection) => Promise<{ data: Job }>;
  description: string;
}

interface Bulk extends BulkJob {
  isDestructive: boolean;
}

/**
 * Changes or deletes all selected records as a job: asks first before a deletion or a change of all matches, shows
 * progress above the list, and offers Undo at the end. Refusals are counted and listed.
 *
 * @example
 * const bulk = useBulk(chemicals, selection);
 * bulk.update({
 *   values: { status: 'draft' },
 *   verb: t`Unpublish`,
 *   title: (counted) => t`Unpublish ${counted}`,
 *   done: t`unpublished`,
 * });
 */
export function useBulk<R extends AnyResource>(resource: R, selection: RowSelection) {
  const host = { api: useApi(), queryClient: useQueryClient() };
  const confirm = useConfirm();
  const { count, isAll, records } = selection;

  const enqueueAction = (action: BulkAction) => (selected: BulkSelection) =>
    host.api.call(jobEndpoints.bulk, {
      body: { resource: resource.name, selection: selected, action },
    });

  const { run, isBusy } = useAction(async ({ enqueue }: Bulk) => (await enqueue(records)).data, {
    failure: (_error, { done }) => t`Not ${done}`,
    onSuccess: (job, { title, done, undone = t`put back as they were` }) => {
      host.queryClient.setQueryData(jobKey(job._id), job);
      const { name, label } = resource;
      const named = { id: job._id, resource: name, label, title: title(countText(count, label)) };
      followJob(host, { ...named, done, undone });
      selection.clear();
    },
  });

  async function start(bulk: Bulk) {
    const { verb, isDestructive, description } = bulk;
    const mustAsk = isAll || isDestructive;
    const title = t`${{ title: bulk.title(countText(count, resource.label)) }}?`;
    const question = { title, description, confirmLabel: verb, isDestructive };
    if (mustAsk && !(await confirm(question))) return;
    await run(bulk);
  }
  return {
    /** True while a job is being started; disable the buttons. */
    isStarting: isBusy,
    update: ({ values, ...words }: BulkUpdate<R>) => {
      const description = t`All that match the list’s search and filters. You can undo this for 30 days, under Bulk changes.`;
      const action = { kind: 'update' as const, values };
      const enqueue = enqueueAction(action);
      void start({ ...words, enqueue, description, isDestructive: false });
    },
    /** Runs a job of the resource's own, such as a look-up in other tables. */
    run: (job: BulkJob) => void start({ ...job, isDestructive: false }),
    remove: () => {
      const description = t`They move to the trash for 30 days.`;
      const words = {
        verb: t`Delete`,
        title: (counted: string) => t`Delete ${counted}`,
        done: t`deleted`,
        undone: t`restored`,
      };
      const enqueue = enqueueAction({ kind: 'remove' });
      void start({ ...words, enqueue, description, isDestructive: true });
    },
  };
}
