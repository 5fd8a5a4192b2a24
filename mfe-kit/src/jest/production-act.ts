type Work = () => void;
type Callback = (isLate: boolean) => unknown;
interface Task {
  callback: Callback | null;
}
type Schedule = (priority: number, callback: Callback, options?: object) => Task;

const react: object = jest.requireActual('react');
/** What React DOM schedules by; it has no types of its own. */
const scheduler: { unstable_scheduleCallback: Schedule } = jest.requireActual('scheduler');

/** Not that of fake timers. */
const nextTask = setTimeout;
const microtasks = new Set<Work>();
const tasks = new Set<Task>();
/** Within an event handler React puts work off again and again: it is then done later. */
const maxRounds = 20;
/** How many calls of `act` and parts of React's work are under way. */
let depth = 0;

/**
 * React's production build has no `act`. This one does at once what React has left for later: its microtasks and its
 * tasks of the scheduler. Within React's own work, such as a focus that an effect sets, it leaves them.
 */
export function act<T>(callback: () => T): T {
  const result = within(callback);
  flush();
  if (!(result instanceof Promise)) return result;
  return settled(result) as T;
}

/** What the promise has led to may be on its way, so this waits for a task more. */
async function settled(result: Promise<unknown>): Promise<unknown> {
  const value = await result;
  flush();
  await new Promise((resolve) => {
    nextTask(resolve, 0);
  });
  flush();
  return value;
}

function flush(): void {
  if (depth > 0) return;
  for (let round = 0; round < maxRounds && microtasks.size + tasks.size > 0; round += 1) {
    // What this adds is for the next round.
    const due = { microtasks: [...microtasks], tasks: [...tasks] };
    for (const work of due.microtasks) work();
    for (const task of due.tasks) perform(task);
  }
}

function perform(task: Task): void {
  const { callback } = task;
  task.callback = null;
  const next = callback?.(true);
  if (typeof next === 'function') task.callback = next as Callback;
  else tasks.delete(task);
}

function within<T>(work: () => T): T {
  depth += 1;
  try {
    return work();
  } finally {
    depth -= 1;
  }
}

/** React takes both functions when it is loaded, which happens here. */
function record(): void {
  const later = globalThis.queueMicrotask;
  globalThis.queueMicrotask = (work) => {
    const once = () => {
      if (microtasks.delete(once)) within(work);
    };
    microtasks.add(once);
    later(once);
  };
  const schedule = scheduler.unstable_scheduleCallback;
  const recorded: Schedule = (priority, callback, options) => {
    const task = schedule(priority, (isLate) => within(() => callback(isLate)), options);
    tasks.add(task);
    return task;
  };
  scheduler.unstable_scheduleCallback = recorded;
  jest.requireActual('react-dom/client');
  globalThis.queueMicrotask = later;
}

if (!('act' in react)) {
  record();
  Reflect.defineProperty(react, 'act', { value: act, enumerable: true });
}
