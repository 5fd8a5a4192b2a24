import { words } from 'shared-ui/i18n';
import { t } from '@lingui/core/macro';
import { allResources } from 'contract/endpoints';
import { type AuditKind, auditedNames, type AuditTrailEntry } from 'contract/record';
import { capitalized } from 'contract';
import { numberText } from 'shared-ui/table';

/** The kinds of entries as the filter names them. */
export const kindLabels: Readonly<Record<AuditKind, string>> = {
  get record() {
    return t`Records`;
  },
  get 'sign-in'() {
    return t`Sign-ins`;
  },
  get staff() {
    return t`Accounts and roles`;
  },
  get export() {
    return t`Exports`;
  },
  get release() {
    return t`Releases`;
  },
  get settings() {
    return t`Settings and keys`;
  },
  get 'personal-data'() {
    return t`Personal data`;
  },
};

const resources = new Map(allResources.map((resource) => [resource.name, resource]));

/** What an entry is about, in singular: "chemical". */
export function labelOf(name: string): string {
  return words(resources.get(name)?.label.one ?? auditedNames[name]?.label ?? name);
}

/** Everything that the audit can be filtered by, sorted by label. */
export function resourceOptions() {
  return [...resources.keys(), ...Object.keys(auditedNames)]
    .map((value) => ({ value, label: capitalized(labelOf(value)) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

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
  const who = by ?? t`The system`;
  const account = title ?? t`an unknown account`;
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
        ? { who, did: deedText(entry, manyOf(entry)), name: undefined, rest: '' }
        : { who, did: deedText(entry, label), name: nameOf(entry), rest: '' };
    case 'sign-in':
      return { who, did: t`signed in`, name: undefined, rest: signInWords(valueOf) };
    case 'sign-in-failed':
      return {
        who: t`Somebody`,
        did: t`failed to sign in as`,
        name: account,
        rest: attempts(entry),
      };
    case 'sign-in-refused': {
      const did = t`was refused, after too many attempts, as`;
      return { who: t`Somebody`, did, name: account, rest: attempts(entry) };
    }
    case 'sign-out':
      return { who, did: t`signed out`, name: undefined, rest: '' };
    case 'sessions-ended': {
      const rest = t`${{ count: valueOf('sessions') }} of their own`;
      return { who, did: t`ended other sessions`, name: undefined, rest };
    }
    case 'codes-renewed':
      return { who, did: t`made new recovery codes`, name: undefined, rest: '' };
    case 'password-reset-requested':
      return { who: t`Somebody`, did: t`asked for a new password of`, name: account, rest: '' };
    case 'password-reset':
      return {
        who: t`Somebody`,
        did: t`used the link for a new password of`,
        name: account,
        rest: '',
      };
    case 'webhook-resent':
      return { who, did: t`sent a message of a webhook again`, name: undefined, rest: '' };
    case 'export': {
      const many = words(resources.get(resource)?.label.many ?? '') || t`the ${label}`;
      const rows = valueOf('rows');
      const rest = rows === '1' ? t`1 row` : t`${rows} rows`;
      return { who, did: t`exported ${many}`, name: undefined, rest };
    }
    case 'redact':
      return { who, did: t`redacted entries of the audit`, name: undefined, rest: '' };
    case 'person-searched':
      return { who, did: t`searched for a person’s data`, name: undefined, rest: '' };
    case 'person-exported':
      return { who, did: t`exported a person’s data`, name: undefined, rest: '' };
    case 'person-erased':
      return { who, did: t`erased a person’s data`, name: undefined, rest: '' };
    default:
      return action satisfies never;
  }
}

/** `1,500 suppliers together`. */
function manyOf({ resource, together }: AuditTrailEntry): string {
  const many =
    words(resources.get(resource)?.label.many ?? '') || t`of ${{ label: labelOf(resource) }}`;
  return t`${{ together: numberText(together) }} ${many} together`;
}

/** @param what - singular, or many together */
function deedText({ action, resource }: AuditTrailEntry, what: string): string {
  switch (action) {
    case 'add':
      return t`added ${what}`;
    case 'update':
      return t`changed ${what}`;
    case 'remove':
      return resources.has(resource) ? t`moved to the trash ${what}` : t`removed ${what}`;
    default:
      return t`took out of the trash ${what}`;
  }
}

/** The device, and what they proved themselves by unless it was a password. */
function signInWords(valueOf: (field: string) => string): string {
  const means = valueOf('means');
  const device = valueOf('device');
  return means === '' || means === 'password'
    ? device
    : t`${device}, by ${{ means: articles[means] ?? means }}`;
}

const articles: Readonly<Record<string, string>> = {
  get passkey() {
    return t`a passkey`;
  },
  get 'identity provider'() {
    return t`the identity provider`;
  },
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
  const times = typeof count === 'number' ? [t`${count} times within an hour`] : [];
  return [...times, ...(isMany ? [t`from many addresses`] : [])].join(', ');
}
