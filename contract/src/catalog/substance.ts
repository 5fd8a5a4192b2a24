import { z } from 'zod';
import { single } from '../answer';
import { endpoint } from '../endpoint';
import { CasNumber } from './identifiers';

/** The most substances of one call. */
export const maxSubstances = 200;

const ofNumbers = z.strictObject({
  casNumbers: z.array(CasNumber).min(1).max(maxSubstances, `At most ${maxSubstances} numbers`),
});

/** What the product knows of a CAS number, from its library and from Annex VI of CLP. */
export const KnownSubstance = z.object({
  casNumber: z.string(),
  /** Null for a number that nothing is known of. */
  name: z.string().nullable(),
  formula: z.string().nullable(),
  hasStructure: z.boolean(),
  /** Hazards are known, and filled in. */
  hasHazards: z.boolean(),
  typeNames: z.array(z.string()),
  /** A chemical of the catalogue has the number. */
  isInCatalogue: z.boolean(),
});
export type KnownSubstance = z.infer<typeof KnownSubstance>;

/** The substances of the library that are of a type. */
export const SubstanceGroup = z.object({
  typeName: z.string(),
  casNumbers: z.array(z.string()),
});
export type SubstanceGroup = z.infer<typeof SubstanceGroup>;

export const AddedSubstances = z.object({
  ids: z.array(z.uuid()),
  /** Numbers of which nothing is known, and those that the catalogue has. */
  unknown: z.array(z.string()),
  present: z.array(z.string()),
  refused: z.array(z.object({ casNumber: z.string(), reason: z.string() })),
});
export type AddedSubstances = z.infer<typeof AddedSubstances>;

const needs = { chemicals: 'all' } as const;

export const substanceEndpoints = {
  groups: endpoint({
    name: 'substance.groups',
    method: 'GET',
    path: 'substance/getGroups',
    access: 'admin',
    needs,
    answer: single(z.array(SubstanceGroup)),
    summary: 'The substances that the product knows, by type; none where it has no library',
  }),
  lookUp: endpoint({
    name: 'substance.lookUp',
    method: 'POST',
    path: 'substance/lookUp',
    access: 'admin',
    needs,
    body: ofNumbers,
    answer: single(z.array(KnownSubstance)),
    summary: 'What the product knows of CAS numbers, in their order',
  }),
  add: endpoint({
    name: 'substance.add',
    method: 'POST',
    path: 'substance/add',
    access: 'admin',
    needs,
    cost: 'thread',
    body: ofNumbers,
    answer: single(AddedSubstances),
    status: 201,
    summary:
      'Adds drafts of what the product knows of CAS numbers, with the types that are missing; leaves what is in the catalogue',
  }),
} as const;
