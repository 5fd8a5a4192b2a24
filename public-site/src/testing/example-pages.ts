import { siteRoutes } from 'contract';
import { staticPaths } from '../app/page-routes';

const keyed = new Set<string>([
  siteRoutes.inquiryStatus,
  siteRoutes.offer,
  siteRoutes.supplierRequest,
]);

/** Pages of the demo company's site that respond 200, of every kind but those that need a key. */
export const examplePages: readonly string[] = [
  ...staticPaths().filter((path) => !keyed.has(path)),
  '/solvents',
  '/solvents/alcohols',
  '/solvents/alcohols/c1-c4-alcohols?sort=-name&grade=AR',
  '/methanol',
  '/copper-ii-sulfate-pentahydrate',
  '/uses/solvent',
  '/uses/solvent?view=table&sort=-boilingPoint',
  '/uses/solvent/chart',
  '/uses/solvent/chart?by=flash',
  '/functional-groups/ester',
  '/elements/Fe?page=1',
  '/alphabets/A',
  '/alphabetsbaseCategory?alphabet=B',
  '/search?q=acid&grade=AR&page=1',
  '/search?q=wood+alcohol',
  '/advance-search?q=sodium&massTo=100',
  '/advance-search?by=structure',
  '/advance-search?structure=c1ccccc1O&mode=substructure',
  '/blogs?category=safety-and-storage',
  '/blog/how-to-write-an-inquiry-that-is-answered-quickly',
  '/contact-us?sent=INQ-2026-000001',
  '/products/saved?chemical=acetone&chemical=methanol&chemical=unknown',
  '/inquiry?add=methanol&add=unobtainium&want=Rare+dye',
];
