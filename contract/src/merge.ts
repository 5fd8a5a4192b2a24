import { z } from 'zod';
import { single } from './answer';
import type { Cost } from './cost';
import { endpoint } from './endpoint';
import type { AnyResource } from './resource';
import { resourceNeeds } from './resource-needs';
import type { CallNeeds } from './staff/permission';

/** One of two records takes the place of the other; the `id` of the call is that which is kept. */
export const MergeInput = z.strictObject({
  otherId: z.uuid(),
  /** The version of the other that was looked at. */
  otherVersion: z.int().min(1),
  /** Fields that the kept one gets, as its update takes them, `version` included. */
  values: z.record(z.string().max(40), z.unknown()).default({}),
  /** Merges two that say of themselves that they are not the same: chemicals with two CAS numbers. */
  despiteConflicts: z.boolean().default(false),
});
export type MergeInput = z.infer<typeof MergeInput>;

export const MergedRecord = z.object({
  _id: z.uuid(),
  /** The job that can be undone. */
  jobId: z.uuid(),
  /** The records that were changed, both of the merged ones included. */
  changed: z.int(),
});
export type MergedRecord = z.infer<typeof MergedRecord>;

interface MergeNames {
  /** The group of the calls: `customerContact`. */
  readonly name: string;
  /** Where the calls stand: `customerContact`. */
  readonly path: string;
  /** What a merge needs; the resource's `all` by default. */
  readonly needs?: CallNeeds;
  readonly cost?: Cost;
}

/** The calls that merge two records of a resource, and that say where a merged one went. */
export function mergeEndpoints(
  resource: Pick<AnyResource, 'label' | 'area'>,
  { name, path, needs = resourceNeeds(resource, 'all'), cost = 'none' }: MergeNames,
) {
  const { one } = resource.label;
  return {
    merge: endpoint({
      name: `${name}.merge`,
      method: 'PUT',
      path: `${path}/merge`,
      access: 'admin',
      needs,
      cost,
      idIn: 'query',
      body: MergeInput,
      answer: single(MergedRecord),
      summary: `Lets a ${one} take the place of another, which moves to the trash`,
    }),
    mergedInto: endpoint({
      name: `${name}.mergedInto`,
      method: 'GET',
      path: `${path}/getMergedInto`,
      access: 'admin',
      needs: resourceNeeds(resource, 'view'),
      idIn: 'query',
      answer: single(z.object({ _id: z.uuid(), title: z.string() })),
      summary: `The ${one} that took the place of one that was merged`,
    }),
  } as const;
}
