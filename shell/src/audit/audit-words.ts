import { allResources } from 'contract/endpoints';
import { type AuditKind, auditedNames, type AuditTrailEntry } from 'contract/record';
import { capitalized } from 'contract';
import { numberText } from 'shared-ui/table';

/** The kinds of entries as the filter names them. */
export const kindLabels: Readonly<Record<AuditKind, string>> = {
  record: 'Records',
  'sign-in': 'Sign-ins',
  staff: 'Accounts and roles',
  export: 'Exports',
  release: 'Releases',
  settings: 'Settings and keys',
  'personal-data': 'Personal data',
};

const resources = new Map(allResources.map((resource) => [resource.name, resource]));

/** What an entry is about, in singular: "chemical". */
export function labelOf(name: string): string {
  return resources.get(name)?.label.one ?? auditedNames[name]?.label ?? name;
}

/** Everything that the audit can be filtered by, sorted by label. */
export const resourceOptions = [...resources.keys(), ...Object.keys(auditedNames)]
  .map((value) => ({ value, label: capitalized(labelOf(value)) }))
  .toSorted((one, other) => one.label.localeCompare(other.label));

/** An entry as a sentence: who, what they did, and to which record. */
export interface AuditSentence {
  readonly who: string;
  readonly did: string;
  /** The name of the record; undefined where the sentence needs none. */
  readonly name: string | undefined;
  readonly rest: string;
}

/** The sentence of an entry. */
export function sentenceOf(entry: AuditTrailEntry): AuditSentence {
  const { action, by, resource, title, changes } = entry;
  const who = by ?? 'The system';
  const account = title ?? 'an unknown account';
  const label = labelOf(resource);
  const valueOf = (field: string) => {
    const value = changes.find((change) => change.field === field)?.to;
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  switch (action) {
    case 'add':
    case 'update':
    case 'remove':
    case 'restore':
      return entry.together > 1
        ? { who, did: `${verbs(resource)[action]} ${manyOf(entry)}`, name: undefined, rest: '' }
        : { who, did: `${verbs(resource)[action]} ${label}`, name: nameOf(entry), rest: '' };
    case 'sign-in':
      return { who, did: 'signed in', name: undefined, rest: signInWords(valueOf) };
    case 'sign-in-failed':
      return { who: 'Somebody', did: 'failed to sign in as', name: account, rest: attempts(entry) };
    case 'sign-in-refused': {
      const did = 'was refused, after too many attempts, as';
      return { who: 'Somebody', did, name: account, rest: attempts(entry) };
    }
    case 'sign-out':
      return { who, did: 'signed out', name: undefined, rest: '' };
    case 'sessions-ended': {
      const rest = `${valueOf('sessions')} of their own`;
      return { who, did: 'ended other sessions', name: undefined, rest };
    }
    case 'codes-renewed':
      return { who, did: 'made new recovery codes', name: undefined, rest: '' };
    case 'password-reset-requested':
      return { who: 'Somebody', did: 'asked for a new password of', name: account, rest: '' };
    case 'password-reset':
      return {
        who: 'Somebody',
        did: 'used the link for a new password of',
        name: account,
        rest: '',
      };
    case 'webhook-resent':
      return { who, did: 'sent a message of a webhook again', name: undefined, rest: '' };
    case 'export': {
      const plural = resources.get(resource)?.label.many ?? `the ${label}`;
      const rows = valueOf('rows');
      const rest = rows === '1' ? '1 row' : `${rows} rows`;
      return { who, did: `exported ${plural}`, name: undefined, rest };
    }
    case 'redact':
      return { who, did: 'redacted entries of the audit', name: undefined, rest: '' };
    case 'person-searched':
      return { who, did: 'searched for a person’s data', name: undefined, rest: '' };
    case 'person-exported':
      return { who, did: 'exported a person’s data', name: undefined, rest: '' };
    case 'person-erased':
      return { who, did: 'erased a person’s data', name: undefined, rest: '' };
    default:
      return action satisfies never;
  }
}

/** `1,500 suppliers together`. */
function manyOf({ resource, together }: AuditTrailEntry): string {
  const many = resources.get(resource)?.label.many ?? `of ${labelOf(resource)}`;
  return `${numberText(together)} ${many} together`;
}

function verbs(resource: string) {
  const hasTrash = resources.has(resource);
  return {
    add: 'added',
    update: 'changed',
    remove: hasTrash ? 'moved to the trash' : 'removed',
    restore: 'took out of the trash',
  };
}

/** The device, and what they proved themselves by unless it was a password. */
function signInWords(valueOf: (field: string) => string): string {
  const means = valueOf('means');
  const device = valueOf('device');
  return means === '' || means === 'password'
    ? device
    : `${device}, by ${articles[means] ?? means}`;
}

const articles: Readonly<Record<string, string>> = {
  passkey: 'a passkey',
  'identity provider': 'the identity provider',
};

/** What names a record that has no name of its own any more, or never had one. */
const namingFields = ['name', 'title', 'companyName', 'email', 'remote', 'label'];

function nameOf({ title, changes }: AuditTrailEntry): string | undefined {
  if (title !== null) return title;
  const naming = changes.find(({ field }) => namingFields.includes(field));
  const name = naming?.to ?? naming?.from;
  return typeof name === 'string' ? name : undefined;
}

function attempts({ changes }: AuditTrailEntry): string {
  const count = changes.find(({ field }) => field === 'attemptsWithinTheHour')?.to;
  const isMany = changes.some(({ field }) => field === 'addresses');
  const times = typeof count === 'number' ? [`${count} times within an hour`] : [];
  return [...times, ...(isMany ? ['from many addresses'] : [])].join(', ');
}
