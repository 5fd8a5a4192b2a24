import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** A job that this page waits for, with the words for what it does. */
export const FollowedJob = z.object({
  id: z.uuid(),
  /** The resource's name. */
  resource: z.string(),
  label: z.object({ one: z.string(), many: z.string() }),
  /** "Publish 12 chemicals". */
  title: z.string(),
  /** What has become of the records: "published". */
  done: z.string(),
  /** What becomes of them when it is taken back: "unpublished again"; null where that is not offered. */
  undone: z.string().nullable(),
});
export type FollowedJob = z.infer<typeof FollowedJob>;

interface Shown extends FollowedJob {
  /** It is over, and stays in sight until it is dismissed: records were refused. */
  isOver: boolean;
}

const storageKey = 'jobs';

let shown: readonly Shown[] = readKept();
const listeners = new Set<() => void>();

/** Those that were under way when the page was left or reloaded. */
function readKept(): readonly Shown[] {
  try {
    const kept = z
      .array(FollowedJob)
      .safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
    return kept.success ? kept.data.map((job) => ({ ...job, isOver: false })) : [];
  } catch {
    // Nothing kept, storage refused, or no browser: nothing is waited for then.
    return [];
  }
}

function replace(next: readonly Shown[]) {
  shown = next;
  const running = next.filter(({ isOver }) => !isOver);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(running));
  } catch {
    // Storage refused: a reload forgets what it waited for; the jobs go on.
  }
  for (const listener of listeners) listener();
}

export function addFollowed(job: FollowedJob) {
  replace([...shown.filter(({ id }) => id !== job.id), { ...job, isOver: false }]);
}

export function endFollowed(id: string) {
  replace(shown.map((job) => (job.id === id ? { ...job, isOver: true } : job)));
}

export function dropFollowed(id: string) {
  replace(shown.filter((job) => job.id !== id));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All jobs that this page waits for or shows the end of. */
export function useFollowedJobs() {
  return useSyncExternalStore(subscribe, () => shown);
}
