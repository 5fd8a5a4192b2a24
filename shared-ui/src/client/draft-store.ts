import { forgetOpenDrafts, noteOpenDraft, openDraftKeys } from 'panel-runtime';
import { randomKey } from './random-key';

/** What was entered in a form and not saved, as the browser's storage has it. */
export interface StoredDraft {
  /** Its place in the storage. */
  readonly key: string;
  /** When it was last changed, as an ISO time. */
  readonly at: string;
  /** The changed values by name. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The values of the same names before the change. */
  readonly before: Readonly<Record<string, unknown>>;
}

export type DraftContent = Pick<StoredDraft, 'values' | 'before'>;

/** The draft of one open form. */
export interface DraftKeeper {
  /** Stores the content a moment later; undefined removes what is stored. */
  write: (content: DraftContent | undefined) => void;
  /** The drafts that forms which are no longer open left behind, the latest first. */
  leftBehind: () => Promise<readonly StoredDraft[]>;
  /** Stores what is still to be stored; the draft is then left behind. */
  close: () => void;
}

const prefix = 'draft:';
const newest = (one: StoredDraft, other: StoredDraft) => other.at.localeCompare(one.at);
const secretName = /password|secret|token|passkey|recovery|(?:api|private|access)_?key/i;
const settling = 400;
/** Milliseconds in which other tabs answer which forms they have open. */
const answering = 150;
const longest = 400_000;
const days = 14;

const elsewhere = new Set<string>();
let channel: BroadcastChannel | undefined;

/** Opens the draft of a form: one for each open form, so that two tabs with the same record do not share one. */
export function openDraft({ person, form }: { person: string; form: string }): DraftKeeper {
  const ofForm = `${prefix}${person}:${form}:`;
  const key = `${ofForm}${randomKey()}`;
  let waiting:
    | { content: DraftContent | undefined; timer: ReturnType<typeof setTimeout> }
    | undefined;
  listen();

  function flush(): void {
    if (waiting === undefined) return;
    clearTimeout(waiting.timer);
    store(key, waiting.content);
    waiting = undefined;
  }
  function forget(): void {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  }
  const noLongerOpen = noteOpenDraft(key, forget);
  window.addEventListener('pagehide', flush);
  return {
    write(content) {
      forget();
      waiting = { content, timer: setTimeout(flush, settling) };
      if (content === undefined) flush();
    },
    async leftBehind() {
      const found = storedDrafts(ofForm);
      if (found.length === 0) return [];
      const others = await openElsewhere();
      const open = new Set([...openDraftKeys(), ...others]);
      return found.filter((draft) => !open.has(draft.key));
    },
    close() {
      flush();
      noLongerOpen();
      window.removeEventListener('pagehide', flush);
    },
  };
}

export function removeDraft(key: string): void {
  storage()?.removeItem(key);
}

/** Removes all drafts, also what open forms are still to store: after signing out nothing stays in the browser. */
export function removeDrafts(): void {
  forgetOpenDrafts();
  for (const key of keysOf(prefix)) removeDraft(key);
}

/** The drafts of a form, the latest first. Those of more than two weeks ago are removed. */
function storedDrafts(ofForm: string): readonly StoredDraft[] {
  const oldest = new Date(Date.now() - days * 86_400_000).toISOString();
  return keysOf(ofForm)
    .flatMap((key) => {
      const draft = parsed(key, storage()?.getItem(key) ?? 'null');
      if (draft !== undefined && draft.at >= oldest) return [draft];
      removeDraft(key);
      return [];
    })
    .toSorted(newest);
}

function store(key: string, content: DraftContent | undefined): void {
  const text =
    content && JSON.stringify({ at: new Date().toISOString(), ...content }, withoutSecret);
  try {
    if (text === undefined || text.length > longest) removeDraft(key);
    else storage()?.setItem(key, text);
  } catch {
    // The storage is full: the form is kept as long as the page.
  }
}

/** Leaves out what must not lie in the browser, and files, which JSON cannot hold. */
function withoutSecret(name: string, value: unknown): unknown {
  return secretName.test(name) || value instanceof Blob ? undefined : value;
}

function parsed(key: string, text: string): StoredDraft | undefined {
  try {
    const { at, values, before } = Object(JSON.parse(text));
    const isDraft = typeof at === 'string' && isObject(values) && isObject(before);
    return isDraft ? { key, at, values, before } : undefined;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function keysOf(start: string): readonly string[] {
  return Object.keys(storage() ?? {}).filter((key) => key.startsWith(start));
}

/** Undefined where the browser's settings block it. */
function storage(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

function listen(): void {
  if (channel !== undefined || !('BroadcastChannel' in window)) return;
  channel = new BroadcastChannel('drafts');
  channel.addEventListener('message', ({ data }) => {
    if (data === 'which') channel?.postMessage(openDraftKeys());
    else if (Array.isArray(data)) for (const key of data) elsewhere.add(String(key));
  });
}

/** The keys of the forms that are open in other tabs. A tab that was closed or reloaded does not answer. */
async function openElsewhere(): Promise<ReadonlySet<string>> {
  if (channel === undefined) return elsewhere;
  elsewhere.clear();
  channel.postMessage('which');
  await new Promise((resolve) => {
    setTimeout(resolve, answering);
  });
  return new Set(elsewhere);
}
