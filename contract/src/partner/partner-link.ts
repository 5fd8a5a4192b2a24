import { z } from 'zod';
import { single } from '../answer';
import { chemicals } from '../catalog/chemical';
import { IndexLetter } from '../catalog/identifiers';
import { idOf } from '../id';
import { PageQuery, sortOf } from '../list';
import { text } from '../text';

/** Maximum number of chemicals that one request links or unlinks. */
export const maxLinks = 1000;

export const chemicalId = idOf('chemical');

/** The chemicals of a request; duplicates count once. */
export const ChemicalIds = z
  .array(chemicalId)
  .min(1)
  .max(maxLinks)
  .transform((ids) => [...new Set(ids)]);

/** The links that were added, and those that existed. */
export const LinkAnswer = single(
  z.object({ added: z.array(chemicalId), alreadyLinked: z.array(chemicalId) }),
);
export type LinkAnswer = z.infer<typeof LinkAnswer>;

/** The links that were removed; chemicals without a link are ignored. */
export const UnlinkAnswer = single(z.object({ removed: z.array(chemicalId) }));

const shown = {
  _id: true,
  name: true,
  slug: true,
  casNumber: true,
  formula: true,
  status: true,
} as const;

/** A chemical of a partner, and when and by whom it was linked. */
export const LinkedChemical = chemicals.listed.pick(shown).extend({
  linkedAt: z.iso.datetime(),
  /** Null for the product itself (the demo company). */
  linkedBy: z.string().nullable(),
});
export type LinkedChemical = z.infer<typeof LinkedChemical>;

/** A chemical that may be linked to a partner, and whether it is. */
export const LinkableChemical = chemicals.listed.pick(shown).extend({ isLinked: z.boolean() });
export type LinkableChemical = z.infer<typeof LinkableChemical>;

/** A chemical with the number of suppliers who have it and of customers who buy it. */
export const TradedChemical = chemicals.listed
  .pick(shown)
  .extend({ supplierCount: z.int(), customerCount: z.int() });
export type TradedChemical = z.infer<typeof TradedChemical>;

const narrowed = { search: text(200).optional(), letter: IndexLetter.optional() };

/** A partner's chemicals, searched as in the catalogue, and by index letter. */
export const LinkedQuery = PageQuery.extend({
  ...narrowed,
  sort: sortOf(['name', 'linkedAt']).optional(),
});
export type LinkedQuery = z.infer<typeof LinkedQuery>;

/** The catalogue's chemicals for linking, including drafts. */
export const LinkableQuery = PageQuery.extend({
  ...narrowed,
  /** Only those not yet linked. */
  unlinkedOnly: z.stringbool({ truthy: ['true'], falsy: ['false'] }).optional(),
});
export type LinkableQuery = z.infer<typeof LinkableQuery>;
