import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { allEndpoints, allResources } from 'contract/endpoints';
import type { Area } from 'contract/staff';
import { Refusal } from '../refusal';
import { manifestsIn, ownerOf } from '../remote-addresses';
import { remotesIn } from '../remotes-in';
import { sourcesOf } from '../sources-of';
import { type Names, namesOf } from './names-of';

/** What is settled about a resource before a file of it is written. */
export interface ResourcePlan extends Names {
  /** The remote that gets its screens. */
  readonly remote: string;
  /** Its folder in `contract/src` and `api/src`. */
  readonly domain: string;
  /** The file of the contract that exports the domain. */
  readonly entryFile: string;
  /** What the remote imports it from. */
  readonly entry: string;
  /** Whose permission its calls need. */
  readonly area: Area;
  /** The number of its migration, three digits. */
  readonly number: string;
}

interface Wanted {
  /** Singular, small letters with hyphens: `packing-group`. */
  readonly noun: string;
  readonly remote: string | undefined;
}

/** @throws Refusal when the noun cannot be one, it or its address is taken, or the remote is unknown */
export function planResource(root: string, { noun, remote }: Wanted): ResourcePlan {
  if (remote === undefined || !remotesIn(root).includes(remote)) {
    const names = remotesIn(root).join(', ');
    throw new Refusal(`Which remote shows it? --remote and one of ${names}`);
  }
  const names = namesOf(noun);
  requireFree(root, names);
  const domain = domainOf(root, remote);
  const plan = { ...names, remote, domain, area: areaOf(domain), ...entryOf(root, domain) };
  return { ...plan, number: nextNumber(root) };
}

/** Nothing else may have the noun: no resource, no call, no address, no table. */
function requireFree(root: string, { noun, value, path, table }: Names): void {
  if (allResources.some(({ name }) => name === value)) {
    throw new Refusal(`There is a resource ${value} already.`);
  }
  if (allEndpoints.some((endpoint) => endpoint.path.split('/')[0] === value)) {
    throw new Refusal(`There are calls under /api/${value} already; take another noun.`);
  }
  const owner = ownerOf(manifestsIn(root), path);
  if (owner !== undefined) {
    throw new Refusal(`${path} is an address of ${owner}; take another noun than ${noun}.`);
  }
  const creations = [`create table ${table} (`, `create table "${table}" (`];
  const isThere = migrationFiles(root)
    .map((file) => readFileSync(file, 'utf8'))
    .some((text) => creations.some((creation) => text.includes(creation)));
  if (isThere) throw new Refusal(`There is a table ${table} already.`);
}

/** The domain of `mfe-partners` is `partner`; a remote without one gets a domain of its own name. */
function domainOf(root: string, remote: string): string {
  const name = remote.slice('mfe-'.length);
  const singular = name.replace(/s$/, '');
  return [name, singular].find((one) => existsSync(join(root, 'api/src', one))) ?? name;
}

/** The area of most records of the domain; a domain of its own has the company's settings until it has an area. */
function areaOf(domain: string): Area {
  return (
    new Map<string, Area>([
      ['catalog', 'chemicals'],
      ['content', 'website'],
      ['email', 'email'],
      ['inquiry', 'inquiries'],
      ['partner', 'suppliers'],
    ]).get(domain) ?? 'settings'
  );
}

/** The domain's own entry of the contract, if it has one. */
function entryOf(root: string, domain: string): Pick<ResourcePlan, 'entry' | 'entryFile'> {
  const entryFile = `contract/src/${domain}.ts`;
  return existsSync(join(root, entryFile))
    ? { entry: `contract/${domain}`, entryFile }
    : { entry: 'contract', entryFile: 'contract/src/index.ts' };
}

/** Numbers order the migrations of all domains. */
function nextNumber(root: string): string {
  const numbers = migrationFiles(root).map((file) => Number(basename(file).slice(0, 3)));
  return String(Math.max(0, ...numbers) + 1).padStart(3, '0');
}

function migrationFiles(root: string): string[] {
  return sourcesOf(join(root, 'api/src')).filter((file) => /migrations[/\\]\d{3}-/.test(file));
}
