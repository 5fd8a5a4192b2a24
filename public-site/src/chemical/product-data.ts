import type { ChemicalView } from './chemical-view';

/** The chemical in schema.org's words: a product that is a substance. */
export function productData(view: ChemicalView, origin: string): object {
  const { name, href, head, synonyms, identifiers, molarMass, crumbs } = view;
  const valueOf = (label: string) => identifiers.find((fact) => fact.label === label)?.value;
  const category = crumbs.slice(1, -1).map(({ label }) => label);
  return {
    '@type': ['Product', 'MolecularEntity'],
    name,
    url: origin + href,
    description: head.description || undefined,
    alternateName: synonyms.length === 0 ? undefined : synonyms,
    category: category.length === 0 ? undefined : category.join(' > '),
    sku: valueOf('Product code'),
    iupacName: valueOf('IUPAC name'),
    inChIKey: valueOf('InChIKey'),
    smiles: valueOf('SMILES'),
    molecularFormula: view.formula?.parts.map(({ text }) => text).join(''),
    molecularWeight: molarMass ?? undefined,
    identifier: view.casNumber === null ? undefined : `CAS ${view.casNumber}`,
  };
}
