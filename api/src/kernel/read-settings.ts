import { readFileSync } from 'node:fs';
import { editDistance } from './edit-distance';

export type Variables = Readonly<Record<string, string | undefined>>;

/** What an environment says of settings. */
export interface GivenSettings {
  readonly values: Readonly<Record<string, string>>;
  /** One sentence fragment each: `JWT_SECRET_FILE: cannot be read (ENOENT)`. */
  readonly faults: readonly string[];
}

const suffix = '_FILE';

/**
 * The settings of an environment. `JWT_SECRET_FILE` names a file with the value of `JWT_SECRET`, as secrets reach a
 * container; a line break at its end is not part of it. Empty variables count as not given.
 */
export function readSettings(variables: Variables, names: readonly string[]): GivenSettings {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const name of names) {
    const value = variables[name];
    const path = variables[name + suffix];
    if (value) values[name] = value;
    if (!path) continue;
    if (value) faults.push(`${name}${suffix}: give this or ${name}, not both`);
    else {
      const read = readValue(path);
      if ('value' in read) values[name] = read.value;
      else faults.push(`${name}${suffix}: cannot be read (${read.reason})`);
    }
  }
  return { values, faults };
}

function readValue(path: string): { readonly value: string } | { readonly reason: string } {
  try {
    return { value: readFileSync(path, 'utf8').replace(/\r?\n$/, '') };
  } catch (error) {
    return {
      reason: error instanceof Error && 'code' in error ? String(error.code) : String(error),
    };
  }
}

/** The most letters by which a name may differ from the setting that was meant. */
const mostTypos = 2;

/** Lengths first: the distance of each pair would take a tenth of a second of every start. */
function isNear(given: string, name: string): boolean {
  if (Math.abs(given.length - name.length) > mostTypos) return false;
  return editDistance(given, name).whole <= mostTypos;
}

/**
 * Variables whose names are nearly those of settings.
 *
 * @example misspelledSettings({ DATABSE_URL: '…' }, ['DATABASE_URL']) // [{ given: 'DATABSE_URL', meant: 'DATABASE_URL' }]
 */
export function misspelledSettings(variables: Variables, names: readonly string[]) {
  const known = new Set(names.flatMap((name) => [name, name + suffix]));
  return Object.keys(variables).flatMap((given) => {
    if (known.has(given) || given.length <= 2 * mostTypos) return [];
    const meant = [...known].find((name) => isNear(given, name));
    return meant === undefined ? [] : [{ given, meant }];
  });
}

/** Settings of earlier versions. Decisions 151, 154, 159, 166 and 241 say what replaces them. */
const removed = [
  'LOG_FORMAT',
  'SEARCH_ENGINE',
  'SEARCH_URL',
  'SEARCH_INDEX',
  'S3_PRESIGNED',
  'STRUCTURE_SEARCH',
  'CDN_API_MAX_AGE',
  'CDN_PURGE_URL',
  'CDN_PURGE_TOKEN',
  'CDN_PURGE_TOKEN_HEADER',
  'DATABASE_ENGINE',
  'OIDC_LABEL',
  'OIDC_ROLES',
  'SECURITY_CONTACT',
  'PAGE_CACHE',
  'LOG_SLOW_STATEMENTS',
  'DATABASE_POOLER',
  'JWT_SECRET_NEXT',
  'ENCRYPTION_KEY_NEXT',
  'BOUNCE_IMAP_URL',
];

/** Variables that set what earlier versions had. */
export function removedSettings(variables: Variables): readonly string[] {
  return removed.flatMap((name) => [name, name + suffix]).filter((name) => variables[name]);
}
