import { z } from 'zod';
import type { Work } from '../db/database';
import { broadcast } from '../db/broadcast';

/** The resources that cached responses are made of; writes to others need no broadcast. */
const cachedResources = [
  'aboutUs',
  'banner',
  'blog',
  'blogCategory',
  'careerInfo',
  'catalogue',
  'category',
  'chemical',
  'chemicalType',
  'company',
  'companyLogo',
  'contactInfo',
  'document',
  'event',
  'file',
  'maintenance',
  'menuItem',
  'meta',
  'navigationLink',
  'policy',
  'release',
  'slide',
  'subCategory',
  'subSubCategory',
  'unit',
  'whatsAppInfo',
  'worldwide',
] as const;

const CachedResource = z.enum(cachedResources);
export type CachedResource = z.infer<typeof CachedResource>;

/**
 * What a response depends on besides the records that it shows: on any write of a resource's records, or, as
 * `chemical.status`, on which records there are and on this field of them. A response names each resource of which it
 * shows records at least once.
 */
export type CacheTag = CachedResource | `${CachedResource}.${string}`;

/** Tags for fields of a resource. */
export function fieldTags(resource: CachedResource, fields: readonly string[]): CacheTag[] {
  return fields.map((field): CacheTag => `${resource}.${field}`);
}

const Change = z.object({
  kind: z.literal('changed'),
  resource: CachedResource,
  /** The written records with their changed fields, null for one that came or went; null for too many to name. */
  records: z.array(z.object({ id: z.string(), fields: z.array(z.string()).nullable() })).nullable(),
  /** Whether it may be seen a moment later: a job made it, and it hides nothing. */
  mayLag: z.boolean(),
});

/** A write to records of one resource, as processes hear of it. */
export type Change = z.infer<typeof Change>;

/** Undefined for a broadcast about anything else. */
export function readChange(text: string): Change | undefined {
  return Change.safeParse(JSON.parse(text)).data;
}

/** A change of any record of a resource. */
export function changeOfAll(resource: CachedResource): Change {
  return { kind: 'changed', resource, records: null, mayLag: false };
}

/** Characters of a broadcast's list of records, which has to fit into one NOTIFY. */
const maxLength = 4_000;

/** A write as the journal has it. */
interface NotedWrite {
  readonly id: string;
  readonly action: string;
  readonly changes: readonly { readonly field: string }[];
}

interface Written {
  readonly resource: string;
  /** Any record may have changed when it is left out. */
  readonly writes?: readonly NotedWrite[];
  readonly jobId?: string | undefined;
}

/** Broadcasts that records of a resource are about to change, if a cached response may be made of them. */
export async function notifyWrites(
  work: Work,
  { resource: changed, writes, jobId }: Written,
): Promise<void> {
  const resource = CachedResource.safeParse(changed).data;
  if (resource === undefined) return;
  const records = writes?.map(({ id, action, changes }) => {
    return { id, fields: action === 'update' ? changes.map(plainField) : null };
  });
  const isShort = records && JSON.stringify(records).length <= maxLength;
  const mayLag = jobId !== undefined && writes !== undefined && writes.every(hidesNothing);
  const change: Change = {
    kind: 'changed',
    resource,
    records: isShort ? records : null,
    mayLag,
  };
  await broadcast(work, change);
}

/** A translation concerns whatever its field does: `name:de` is of the name. */
function plainField({ field }: { readonly field: string }): string {
  return field.split(':', 1).join('');
}

function hidesNothing({ action, changes }: NotedWrite): boolean {
  return (
    action === 'add' || (action === 'update' && changes.every(({ field }) => field !== 'status'))
  );
}

/** What a response is made of. */
export interface MadeOf {
  readonly tags: readonly CacheTag[];
  /** The ids in it; undefined while it is being read. */
  readonly ids?: ReadonlySet<string> | undefined;
}

/** Whether a response may be another one after a change. Lists of tags are few, and looked through once each. */
export function touchedBy({ resource, records }: Change): (response: MadeOf) => boolean {
  const known = new Map<readonly CacheTag[], boolean>();
  const changed = records?.map(({ fields }) => fields) ?? [null];
  const byTags = (tags: readonly CacheTag[]) => {
    const isTouched = known.get(tags) ?? tags.some((tag) => concerns(tag, resource, changed));
    known.set(tags, isTouched);
    return isTouched;
  };
  return ({ tags, ids }) => {
    if (ids === undefined) return tags.some((tag) => resourceOf(tag) === resource);
    return byTags(tags) || (records ?? []).some(({ id }) => ids.has(id));
  };
}

/** @param changed - the fields of each record, null for all */
function concerns(
  tag: CacheTag,
  resource: CachedResource,
  changed: readonly (readonly string[] | null)[],
): boolean {
  if (tag === resource) return true;
  if (resourceOf(tag) !== resource) return false;
  const field = tag.slice(resource.length + 1);
  return changed.some((fields) => fields === null || fields.includes(field));
}

export function resourceOf(tag: CacheTag): string {
  const end = tag.indexOf('.');
  return end < 0 ? tag : tag.slice(0, end);
}
