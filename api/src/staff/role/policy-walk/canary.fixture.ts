import {
  type AreaNeeds,
  missingNeeds,
  type NotificationKind,
  type Permissions,
  type Policy,
} from 'contract/staff';

/** Where the value of a canary was written, from which it follows who may read it. */
export type Origin =
  | {
      readonly resource: string;
      readonly field: string;
      /** The kinds of its row, by the key of `rowNeeds`. */
      readonly rows?: readonly string[];
    }
  | { readonly notification: NotificationKind }
  /** What is no record of a resource: the needs of the calls that are for it. */
  | { readonly needs: AreaNeeds; readonly of: string };

/** A value that occurs once in the whole database. */
export interface Canary {
  readonly word: string;
  readonly origin: Origin;
}

/** The canaries that were written. */
export interface Canaries {
  readonly all: readonly Canary[];
  /** A new one, of letters only: the search splits letters from digits. */
  next(origin: Origin): string;
  /** Those that occur in a text. */
  within(text: string): Canary[];
}

const pattern = /canary[a-j]{6}/g;

export function openCanaries(): Canaries {
  const byWord = new Map<string, Canary>();
  return {
    get all() {
      return [...byWord.values()];
    },
    next(origin) {
      const digits = String(byWord.size).padStart(6, '0');
      const word = `canary${digits.replace(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`;
      byWord.set(word, { word, origin });
      return word;
    },
    within(text) {
      const words = new Set(text.toLowerCase().match(pattern));
      return [...words].flatMap((word) => byWord.get(word) ?? []);
    },
  };
}

/** A reader of the walk: the levels of a role with the policy that follows from them. */
export interface Reader {
  readonly levels: Permissions;
  readonly policy: Policy;
}

/** Whether a reader may read a canary; `shown` are those that every visitor of the site reads. */
export function mayRead(
  { levels, policy }: Reader,
  { word, origin }: Canary,
  shown: ReadonlySet<string>,
): boolean {
  if ('needs' in origin) return missingNeeds(levels, origin.needs) === undefined;
  if ('notification' in origin) return policy.notifications.includes(origin.notification);
  const found = policy.resources.find(({ resource }) => resource.name === origin.resource);
  if (found === undefined || found.hiddenFields.includes(origin.field)) return false;
  if (found.sees !== 'records') return found.sees === 'public' && shown.has(word);
  return !(origin.rows ?? []).some((kind) => found.hiddenRows.includes(kind));
}

/** For messages: `inquiry.email`, `notification follow-up-due`. */
export function originWords(origin: Origin): string {
  if ('notification' in origin) return `notification ${origin.notification}`;
  if ('needs' in origin) return origin.of;
  const rows = origin.rows === undefined ? '' : ` ${origin.rows.join(' ')}`;
  return `${origin.resource}.${origin.field}${rows}`;
}
