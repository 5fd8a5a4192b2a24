import { allEndpoints, allResources } from 'contract/endpoints';
import {
  type BuiltInRole,
  builtInRoles,
  levelEverywhere,
  type Permissions,
  policyOf,
  roles,
} from 'contract/staff';
import { uniqueWord } from '../../../testing/describe-resource-routes';
import { addPerson } from '../people.fixture';
import type { Reader } from './canary.fixture';
import { asOwner, type Planting } from './plant-resources.fixture';

/** Administrators may view what Owners may. */
const builtIn: readonly BuiltInRole[] = [
  'owner',
  'sales',
  'purchasing',
  'catalogue',
  'website',
  'read-only',
];

/** Roles of a company's own, each with less than a built-in one in a way of its own. */
const own: Readonly<Record<string, Partial<Permissions>>> = {
  'without any level': {},
  'with email alone': { email: 'edit' },
  'with settings alone': { settings: 'all' },
  'with inquiries alone': { inquiries: 'all' },
  'with staff alone': { staff: 'view' },
  'with suppliers but no purchase facts': { suppliers: 'all', chemicals: 'all' },
  'with staff and settings, for the audit': { staff: 'view', settings: 'view', email: 'view' },
};

export const readerNames: readonly string[] = [...builtIn, ...Object.keys(own)];

export interface SignedInReader {
  readonly token: string;
  readonly reader: Reader;
}

/** A reader for levels, with what the contract says that they hide. */
export function readerOf(levels: Permissions): Reader {
  return {
    levels,
    policy: policyOf(levels, { resources: allResources, endpoints: allEndpoints }),
  };
}

/** An account of each role, by the role's name. */
export async function addReaders(planting: Planting): Promise<ReadonlyMap<string, SignedInReader>> {
  const readers = new Map<string, SignedInReader>();
  for (const name of builtIn) {
    const { token } = await addPerson(planting.api, name);
    readers.set(name, { token, reader: readerOf(builtInRoles[name].levels) });
  }
  for (const [name, some] of Object.entries(own)) {
    const levels = { ...levelEverywhere('none'), ...some };
    const body = { name: uniqueWord(), levels };
    const { answer } = await asOwner(planting, roles.endpoints.add, { body });
    const { token } = await addPerson(planting.api, { roleId: answer.data._id });
    readers.set(name, { token, reader: readerOf(levels) });
  }
  return readers;
}
