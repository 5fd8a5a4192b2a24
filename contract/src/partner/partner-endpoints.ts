import { z } from 'zod';
import { pageOf, single } from '../answer';
import { LetterCount } from '../catalog/chemical-endpoints';
import { IndexLetter } from '../catalog/identifiers';
import { endpoint } from '../endpoint';
import { PageQuery } from '../list';
import { mergeEndpoints } from '../merge';
import type { ResourceNeeds } from '../resource-needs';
import { importEndpoint } from '../transfer/import';
import { text } from '../text';
import { customers } from './customer';
import {
  chemicalId,
  ChemicalIds,
  LinkableChemical,
  LinkableQuery,
  LinkAnswer,
  LinkedChemical,
  LinkedQuery,
  maxLinks,
  TradedChemical,
  UnlinkAnswer,
} from './partner-link';
import { SimilarPartner, SimilarQuery } from './similar-partner';
import { suppliers } from './supplier';

interface PartnerNames<Listed extends z.ZodType, Links extends z.ZodType<string[]>> {
  /** `supplier`: the group of its endpoints and the prefix of its id parameters. */
  readonly name: 'supplier' | 'customer';
  /** The spelling within endpoint names: `Supplier`. */
  readonly one: 'Supplier' | 'Customer';
  readonly listed: Listed;
  readonly area: 'suppliers' | 'customers';
  /** What reading and changing the links to chemicals needs. */
  readonly linkNeeds: Pick<ResourceNeeds, 'view' | 'edit'>;
  /** The body with chemicals, parsed to their ids. */
  readonly links: Links;
}

/** The endpoints shared by suppliers and customers, with the names of the specification. */
function partnerEndpoints<Listed extends z.ZodType, Links extends z.ZodType<string[]>>(
  names: PartnerNames<Listed, Links>,
) {
  const { name, one, area, linkNeeds, listed } = names;
  const merges = mergeEndpoints(name === 'supplier' ? suppliers : customers, {
    name,
    path: name,
    needs: { ...linkNeeds.edit, [area]: 'all' },
  });
  return {
    byLetter: endpoint({
      name: `${name}.byLetter`,
      method: 'GET',
      path: `${name}/getAll${one}sByAlphabet`,
      access: 'admin',
      needs: { [area]: 'view' },
      query: PageQuery.extend({ alphabet: IndexLetter }),
      answer: pageOf(listed),
      summary: `The ${name}s of one letter, # for those without`,
    }),
    letters: endpoint({
      name: `${name}.letters`,
      method: 'GET',
      path: `${name}/letters`,
      access: 'admin',
      needs: { [area]: 'view' },
      answer: single(z.array(LetterCount)),
      summary: `The number of ${name}s under each letter`,
    }),
    byChemical: endpoint({
      name: `${name}.byChemical`,
      method: 'GET',
      path: `${name}/get${one}ByChemicalId`,
      access: 'admin',
      needs: linkNeeds.view,
      query: PageQuery.extend({ chemicalId }),
      answer: pageOf(listed),
      summary: `The ${name}s that are linked to a chemical`,
    }),
    similar: endpoint({
      name: `${name}.similar`,
      method: 'GET',
      path: `${name}/getSimilar`,
      access: 'admin',
      needs: { [area]: 'view' },
      query: SimilarQuery,
      answer: single(z.array(SimilarPartner)),
      summary: `At most five stored ${name}s that may be the one being entered, likeliest first`,
    }),
    ...merges,
    mergedInto: {
      ...merges.mergedInto,
      answer: single(z.object({ _id: z.uuid(), title: z.string(), companyName: z.string() })),
    },
    import: importEndpoint(name, name, area),
    ...linkEndpoints(names),
  } as const;
}

/** The endpoints for the chemicals of one partner. */
function linkEndpoints<Links extends z.ZodType<string[]>>({
  name,
  one,
  linkNeeds,
  links,
}: Pick<PartnerNames<z.ZodType, Links>, 'name' | 'one' | 'linkNeeds' | 'links'>) {
  const ofPartner = { access: 'admin', idIn: 'query', idName: `${name}Id` } as const;
  return {
    chemicals: endpoint({
      ...ofPartner,
      needs: linkNeeds.view,
      name: `${name}.chemicals`,
      method: 'GET',
      path: `${name}/getChemicalsFor${one}`,
      query: LinkedQuery,
      answer: pageOf(LinkedChemical),
      summary: `The chemicals that a ${name} is linked to`,
    }),
    chemicalsToLink: endpoint({
      ...ofPartner,
      needs: linkNeeds.view,
      name: `${name}.chemicalsToLink`,
      method: 'GET',
      path: `${name}/getChemicalsToLink`,
      query: LinkableQuery,
      answer: pageOf(LinkableChemical),
      summary: `The catalogue's chemicals, each with whether it is linked to this ${name}`,
    }),
    link: endpoint({
      name: `${name}.link`,
      method: 'PUT',
      path: `${name}/addChemicalIdsTo${one}`,
      access: 'admin',
      needs: linkNeeds.edit,
      idIn: 'query',
      body: links,
      answer: LinkAnswer,
      summary: `Links chemicals to a ${name} and answers which of them are new; all or none`,
    }),
    unlink: endpoint({
      ...ofPartner,
      needs: linkNeeds.edit,
      name: `${name}.unlink`,
      method: 'DELETE',
      path: `${name}/deleteChemicalFrom${one}`,
      query: z.strictObject({ chemicalId }),
      answer: UnlinkAnswer,
      summary: `Takes a chemical away from a ${name}`,
    }),
    unlinkMany: endpoint({
      name: `${name}.unlinkMany`,
      method: 'PUT',
      path: `${name}/removeChemicalIdsFrom${one}`,
      access: 'admin',
      needs: linkNeeds.edit,
      idIn: 'query',
      body: links,
      answer: UnlinkAnswer,
      summary: `Takes chemicals away from a ${name}`,
    }),
  } as const;
}

export const supplierEndpoints = {
  ...partnerEndpoints({
    name: 'supplier',
    one: 'Supplier',
    area: 'suppliers',
    linkNeeds: {
      view: { suppliers: 'view', purchaseFacts: 'view' },
      edit: { suppliers: 'edit', purchaseFacts: 'edit' },
    },
    listed: suppliers.listed,
    links: z
      .strictObject({ chemical_ids: ChemicalIds })
      .transform(({ chemical_ids: ids }): string[] => ids),
  }),
  countByChemical: endpoint({
    name: 'supplier.countByChemical',
    method: 'GET',
    path: 'supplier/getSupplierCountByChemicalId',
    access: 'admin',
    needs: { suppliers: 'view', purchaseFacts: 'view' },
    query: z.strictObject({ chemicalId }),
    answer: single(z.object({ count: z.int() })),
    summary: 'The number of suppliers that are linked to a chemical',
  }),
} as const;

export const customerEndpoints = partnerEndpoints({
  name: 'customer',
  one: 'Customer',
  area: 'customers',
  linkNeeds: { view: { customers: 'view' }, edit: { customers: 'edit' } },
  listed: customers.listed,
  links: z
    .strictObject({
      chemicalId: z.union([ChemicalIds, chemicalId.transform((id) => [id])], {
        error: `Name a chemical by its id, or 1 to ${maxLinks} in a list`,
      }),
    })
    .transform(({ chemicalId: ids }): string[] => ids),
});

export const tradeEndpoints = {
  findTraded: endpoint({
    name: 'trade.find',
    method: 'GET',
    path: 'trade/getChemicals',
    access: 'admin',
    needs: { chemicals: 'view', suppliers: 'view', purchaseFacts: 'view', customers: 'view' },
    query: z.strictObject({ q: text(200) }),
    answer: single(z.array(TradedChemical)),
    summary:
      'At most twelve chemicals with such a name or number, best first, with how many supply and buy each',
  }),
} as const;
