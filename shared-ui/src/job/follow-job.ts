import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { type Job, jobEndpoints } from 'contract/jobs';
import { messageOf } from '../client/api-error';
import {
  addFollowed,
  type ApiClient,
  ApiError,
  dropFollowed,
  endFollowed,
  type FollowedJob,
  showToast,
  undoDuration,
} from 'panel-runtime';
import { mayPass } from '../client/create-query-client';
import { countText } from '../text/format';
import { hasEnded, jobKey, jobQuery } from './job-query';
import { leftWords } from './left-words';

/** The page's services that following a job uses. */
export interface JobHost {
  api: ApiClient;
  queryClient: QueryClient;
}

const observed = new Set<string>();

/** Polls a job, whatever page is shown meanwhile, and announces its end with Undo. A second call has no effect. */
export function followJob(host: JobHost, followed: FollowedJob) {
  const { id } = followed;
  if (observed.has(id)) return;
  observed.add(id);
  addFollowed(followed);
  const observer = new QueryObserver(host.queryClient, jobQuery(host.api, host.queryClient, id));
  const stop = observer.subscribe(({ data, error }) => {
    const isLost = error !== null && !mayPass(error);
    if (!isLost && (data === undefined || !hasEnded(data))) return;
    stop();
    observed.delete(id);
    if (data !== undefined && hasEnded(data)) finish(host, followed, data);
    else lose(followed, error);
  });
}

function finish(host: JobHost, followed: FollowedJob, job: Job) {
  if (job.refused > 0 || job.state === 'failed') endFollowed(followed.id);
  else dropFollowed(followed.id);
  const { undone } = followed;
  const undo = () => void undoJob(host, followed);
  showToast({
    ...outcomeOf(followed, job),
    duration: undoDuration,
    ...(job.canUndo && undone !== null && { action: { label: t`Undo`, onSelect: undo } }),
  });
}

function outcomeOf({ label, done }: FollowedJob, { kind, state, changed, refused, problem }: Job) {
  const all =
    changed === 0
      ? t`No ${{ many: words(label.many) }} ${done}`
      : `${countText(changed, label)} ${done}`;
  const why =
    refused === 0 ? undefined : `${countText(refused, label)} ${leftWords(kind).participle}`;
  if (state === 'failed')
    return { title: t`Stopped: ${all}`, description: problem ?? '', tone: 'danger' as const };
  const title = state === 'cancelled' ? t`Cancelled: ${all}` : all;
  const isFine = refused === 0 || kind === 'regulate';
  const tone = isFine ? ('success' as const) : ('danger' as const);
  return { title, tone, ...(why !== undefined && { description: why }) };
}

function lose({ id, title }: FollowedJob, error: unknown) {
  dropFollowed(id);
  // The page redirects to the login.
  if (error instanceof ApiError && error.code === 'forbidden') return;
  showToast({
    title: t`${title}: its end is not known`,
    description: messageOf(error),
    tone: 'danger',
  });
}

/** Undoes a job, by another job. */
export async function undoJob(host: JobHost, { id, ...followed }: FollowedJob) {
  try {
    const { data } = await host.api.call(jobEndpoints.undo, { id });
    dropFollowed(id);
    host.queryClient.setQueryData(jobKey(data._id), data);
    const done = followed.undone ?? followed.done;
    followJob(host, {
      ...followed,
      id: data._id,
      title: t`Undo: ${{ title: followed.title }}`,
      done,
      undone: null,
    });
  } catch (error) {
    showToast({ title: t`Not undone`, description: messageOf(error), tone: 'danger' });
  }
}
