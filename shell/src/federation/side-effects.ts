import { logFinding } from './log-problem';
import { lockBuiltIns } from './lock-built-ins';

/** What remotes add to the page besides their own element. */
export interface SideEffects {
  /** Notes that a page of the remote is shown; the returned function, that it is gone. */
  enter(remote: string): () => void;
}

/** Something that a remote added to the page. */
interface Added {
  /** For the console: `a listener for keydown of window`. */
  readonly what: string;
  /** Takes it back. False when it is gone already. */
  sleep(): boolean;
  wake(): void;
}

/** In ms: what a page takes back itself when it is left is gone by then. */
const settling = 1000;

/**
 * Takes back what a remote added to window and document when its last page is left, and puts it there again with its next
 * one: listeners, intervals, and elements in the page's head and body. Which remote calls is read from the address of
 * the calling script, in browsers that tell it.
 */
export function watchSideEffects(page: Window & typeof globalThis = window): SideEffects {
  const added = new Map<string, Set<Added>>();
  const stays = new Map<string, number>();
  const asleep = new Map<string, readonly Added[]>();
  const told = new Set<string>();
  const note = (remote: string, one: Added) => {
    const known = added.get(remote) ?? new Set();
    added.set(remote, known.add(one));
    return () => void known.delete(one);
  };
  const isAsleep = (remote: string) => asleep.has(remote);
  // At once: the page that follows has the title, say, for itself.
  const isAway = (remote: string) => stays.get(remote) === 0;
  watchListeners(page, note);
  watchListeners(page.document, note);
  watchIntervals(page, note, isAway);
  for (const element of [page.document.head, page.document.body]) watchElements(element, note);
  lockBuiltIns(page);

  function leave(remote: string): void {
    if ((stays.get(remote) ?? 0) > 0 || isAsleep(remote)) return;
    Reflect.set(page, 'onbeforeunload', null);
    const left = [...(added.get(remote) ?? [])].filter((one) => one.sleep());
    asleep.set(remote, left);
    if (left.length === 0 || told.has(remote)) return;
    told.add(remote);
    const list = left.map(({ what }) => what).join(', ');
    logFinding(
      `${remote} left behind: ${list}. It is taken back until the next page of ${remote}.`,
    );
  }

  return {
    enter(remote) {
      stays.set(remote, (stays.get(remote) ?? 0) + 1);
      const sleeping = asleep.get(remote) ?? [];
      asleep.delete(remote);
      for (const one of sleeping) one.wake();
      return () => {
        stays.set(remote, (stays.get(remote) ?? 1) - 1);
        page.setTimeout(() => leave(remote), settling);
      };
    },
  };
}

type Note = (remote: string, one: Added) => () => void;

type ListenerArguments = [
  type: string,
  listener: EventListenerOrEventListenerObject,
  options?: boolean | AddEventListenerOptions,
];

function watchListeners(target: Window | Document, note: Note): void {
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const name = target instanceof Document ? 'document' : 'window';
  const noted: { readonly key: readonly unknown[]; readonly forget: () => void }[] = [];
  const keyOf = (args: ListenerArguments) => {
    const [type, listener, options] = args;
    return [type, listener, typeof options === 'object' ? options.capture === true : !!options];
  };
  const indexOf = (key: readonly unknown[]) =>
    noted.findIndex((one) => one.key.every((part, at) => part === key[at]));

  target.addEventListener = function addWatched(...args: ListenerArguments) {
    add(...args);
    const remote = callerOf(addWatched);
    const key = keyOf(args);
    if (remote === undefined || indexOf(key) >= 0) return;
    const forget = note(remote, {
      what: `a listener for ${args[0]} of ${name}`,
      sleep: () => {
        remove(...args);
        return true;
      },
      wake: () => add(...args),
    });
    noted.push({ key, forget });
  };
  target.removeEventListener = (...args: ListenerArguments) => {
    remove(...args);
    const [found] = noted.splice(...range(indexOf(keyOf(args))));
    found?.forget();
  };
}

/** The arguments of `splice` that remove the element at an index, if it has one. */
function range(index: number): [start: number, count: number] {
  return [Math.max(0, index), index < 0 ? 0 : 1];
}

function watchIntervals(
  page: Window & typeof globalThis,
  note: Note,
  isAway: (remote: string) => boolean,
): void {
  const { setInterval: start, clearInterval: end } = page;
  const forgetting = new Map<unknown, () => void>();
  page.setInterval = Object.assign(function startWatched(task: TimerHandler, ...rest: unknown[]) {
    const remote = callerOf(startWatched);
    if (remote === undefined || typeof task !== 'function')
      return Reflect.apply(start, page, [task, ...rest]);
    const whileAwake = (...values: unknown[]) => {
      if (!isAway(remote)) Reflect.apply(task, undefined, values);
    };
    const id: unknown = Reflect.apply(start, page, [whileAwake, ...rest]);
    const what = `an interval of ${String(rest[0])} ms`;
    forgetting.set(id, note(remote, { what, sleep: () => true, wake: () => undefined }));
    return id;
  }, start);
  page.clearInterval = (id) => {
    end.call(page, id);
    forgetting.get(id)?.();
    forgetting.delete(id);
  };
}

function watchElements(parent: HTMLElement, note: Note): void {
  const methods = ['appendChild', 'insertBefore', 'append', 'prepend'] as const;
  for (const name of methods) {
    const insert: unknown = parent[name];
    if (typeof insert !== 'function') continue;
    const watched = function insertWatched(...args: unknown[]): unknown {
      const outcome: unknown = Reflect.apply(insert, parent, args);
      const remote = callerOf(watched);
      if (remote === undefined) return outcome;
      // The second argument of `insertBefore` is there already.
      for (const node of name === 'insertBefore' ? args.slice(0, 1) : args)
        if (node instanceof Element) noteElement(note, remote, node);
      return outcome;
    };
    Reflect.set(parent, name, watched);
  }
}

function noteElement(note: Note, remote: string, element: Element): void {
  const parent = element.parentElement;
  const forget = note(remote, {
    what: `<${element.localName}>`,
    sleep() {
      if (element.isConnected) element.remove();
      else {
        forget();
        return false;
      }
      return true;
    },
    wake: () => parent?.append(element),
  });
}

const remoteFile = /\/remotes\/([\w-]+)\/[^/\s]+\/(?!edition\.)/;

/** The remote whose script called a function; undefined for the shell's, and where the browser does not say. */
function callerOf(called: (...args: never[]) => unknown): string | undefined {
  const trace: { stack?: string } = {};
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 1;
  Error.captureStackTrace?.(trace, called);
  Error.stackTraceLimit = stackTraceLimit;
  return remoteFile.exec(trace.stack ?? '')?.[1];
}
