import type { ResourceCall } from './path-style';
import type { Area, AreaNeeds, CallNeeds } from './staff/permission';

/**
 * What a resource's calls need. An area: its level `view` to read, `edit` to add and change, `all` to delete, export,
 * restore and change many. CallNeeds of their own for each of these three, where reading and writing concern different
 * areas. `account` where every account has records of its own.
 */
export type ResourceArea = Area | ResourceNeeds | 'account';

export interface ResourceNeeds {
  readonly view: AreaNeeds;
  readonly edit: AreaNeeds;
  readonly all: AreaNeeds;
}

/** A kind of rows that staff need more for than the resource's `view`, such as the mails to customers. */
export interface RowNeeds {
  /** What they are, after the name of the records: "to customers". */
  readonly words: string;
  readonly needs: AreaNeeds;
}

/** What a person does with records. */
export type Doing = keyof ResourceNeeds;

/** What staff need to do something with records of a resource. */
export function resourceNeeds({ area }: { readonly area: ResourceArea }, doing: Doing): CallNeeds {
  if (area === 'account') return area;
  return typeof area === 'string' ? { [area]: doing } : area[doing];
}

/** What a standard call does with records. */
export const doingOf = {
  list: 'view',
  get: 'view',
  add: 'edit',
  update: 'edit',
  remove: 'all',
  export: 'all',
} as const satisfies Record<ResourceCall, Doing>;
