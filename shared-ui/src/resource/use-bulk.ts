import { useQueryClient } from '@tanstack/react-query';
import { type BulkAction, jobEndpoints } from 'contract/jobs';
import { useState } from 'react';
import { messageOf } from '../client/api-error';
import { useApi } from '../client/api-provider';
import { followJob } from '../job/follow-job';
import { jobKey } from '../job/job-query';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { showToast } from '../parts/toast/toast';
import { countText } from '../table/format';
import type { AnyResource, ValuesOf } from './resource-types';
import type { RowSelection } from './row-selection';

/** The words for a bulk: a verb for the question, participles for its outcome and its undo. */
interface BulkWords {
  /** "Publish". */
  verb: string;
  /** "published". */
  done: string;
  /** Defaults to "put back as they were". */
  undone?: string;
}

interface BulkUpdate<R extends AnyResource> extends BulkWords {
  /** The fields to set in every record. */
  values: Partial<ValuesOf<R>>;
}

interface Bulk extends BulkWords {
  action: BulkAction;
  isDestructive: boolean;
  description: string;
}

/**
 * Changes or deletes all selected records as a job: asks first before a deletion or a change of all matches, shows
 * progress above the list, and offers Undo at the end. Refusals are counted and listed.
 *
 * @example
 * const bulk = useBulk(chemicals, selection);
 * bulk.update({ values: { status: 'draft' }, verb: 'Unpublish', done: 'unpublished' });
 */
export function useBulk<R extends AnyResource>(resource: R, selection: RowSelection) {
  const host = { api: useApi(), queryClient: useQueryClient() };
  const confirm = useConfirm();
  const [isStarting, setIsStarting] = useState(false);
  const { count, isAll, records } = selection;

  async function start({ action, verb, done, undone = 'put back as they were', ...asked }: Bulk) {
    const title = `${verb} ${countText(count, resource.label)}`;
    const mustAsk = isAll || action.kind === 'remove';
    const { isDestructive, description } = asked;
    const question = { title: `${title}?`, description, confirmLabel: verb, isDestructive };
    if (mustAsk && !(await confirm(question))) return;
    setIsStarting(true);
    try {
      const body = { resource: resource.name, selection: records, action };
      const { data: job } = await host.api.call(jobEndpoints.bulk, { body });
      host.queryClient.setQueryData(jobKey(job._id), job);
      const { name, label } = resource;
      followJob(host, { id: job._id, resource: name, label, title, done, undone });
      selection.clear();
    } catch (error) {
      showToast({ title: `Not ${done}`, description: messageOf(error), tone: 'danger' });
    } finally {
      setIsStarting(false);
    }
  }
  return {
    /** True while a job is being started; disable the buttons. */
    isStarting,
    update: ({ values, ...words }: BulkUpdate<R>) => {
      const description =
        'All that match the list’s search and filters. You can undo this afterwards.';
      const action = { kind: 'update' as const, values };
      void start({ ...words, action, description, isDestructive: false });
    },
    remove: () => {
      const description = 'They move to the trash for 30 days.';
      const words = { verb: 'Delete', done: 'deleted', undone: 'restored' };
      void start({ ...words, action: { kind: 'remove' }, description, isDestructive: true });
    },
  };
}
