import { useSyncExternalStore } from 'react';
import { z } from 'zod';

/** A job that this page follows, with its texts. */
export const FollowedJob = z.object({
  id: z.uuid(),
  /** The resource's name. */
  resource: z.string(),
  label: z.object({ one: z.string(), many: z.string() }),
  /** "Publish 12 chemicals". */
  title: z.string(),
  /** The participle of the outcome: "published". */
  done: z.string(),
  /** The outcome of an undo: "unpublished again"; null when undo is not offered. */
  undone: z.string().nullable(),
});
export type FollowedJob = z.infer<typeof FollowedJob>;

interface Shown extends FollowedJob {
  /** True for an ended job that stays visible until it is dismissed, because records were refused. */
  isOver: boolean;
}

const storageKey = 'jobs';

let shown: readonly Shown[] = readKept();
const listeners = new Set<() => void>();

/** The jobs that were running when the page was left or reloaded. */
function readKept(): readonly Shown[] {
  try {
    const stored = z
      .array(FollowedJob)
      .safeParse(JSON.parse(sessionStorage.getItem(storageKey) ?? ''));
    return stored.success ? stored.data.map((job) => ({ ...job, isOver: false })) : [];
  } catch {
    // Nothing stored, storage blocked, or no browser: no job is followed.
    return [];
  }
}

function replace(next: readonly Shown[]) {
  shown = next;
  const running = next.filter(({ isOver }) => !isOver);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(running));
  } catch {
    // Storage is blocked: a reload forgets the followed jobs; the jobs continue.
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

/** All jobs that this page follows, or whose end it shows. */
export function useFollowedJobs() {
  return useSyncExternalStore(subscribe, () => shown);
}
