import { t } from '@lingui/core/macro';
import { someOf, type Thing } from '../common/thing';
import type { ChemicalView } from './chemical-view';
import { dataHref } from './data-path';

export function chemicalId({ href }: ChemicalView, origin: string): string {
  return `${origin}${href}#chemical`;
}

/**
 * The chemical as schema.org data, with Bioschemas for its substance: a product that is a molecular entity. It contains
 * no offer: prices are given on inquiry, and none is invented for a richer search result.
 *
 * @see https://bioschemas.org/profiles/MolecularEntity/0.5-RELEASE
 */
export function productData(view: ChemicalView, origin: string): Thing {
  const { name, href, head, synonyms, foreignNames, identifiers, molarMass, crumbs } = view;
  const valueOf = (label: string) => identifiers.find((fact) => fact.label === label)?.value;
  const category = crumbs.slice(1, -1).map(({ label }) => label);
  return {
    '@type': ['Product', 'MolecularEntity'],
    '@id': chemicalId(view, origin),
    name,
    url: origin + href,
    description: head.description || undefined,
    image: head.picture === null ? undefined : origin + head.picture.src,
    alternateName: someOf([
      ...new Set([...synonyms, ...foreignNames.flatMap(({ names }) => names)]),
    ]),
    category: category.length === 0 ? undefined : category.join(' > '),
    sku: valueOf(t`Product code`),
    iupacName: valueOf(t`IUPAC name`),
    inChI: valueOf(t`InChI`),
    inChIKey: valueOf(t`InChIKey`),
    smiles: valueOf(t`SMILES`),
    molecularFormula: view.formula?.parts.map(({ text }) => text).join(''),
    molecularWeight: molarMass ?? undefined,
    hasRepresentation:
      view.picture === null
        ? undefined
        : [origin + dataHref(href, 'svg'), origin + dataHref(href, 'mol')],
    identifier: someOf([
      ...numbered('CAS', view.casNumber),
      ...numbered('EC', valueOf(t`EC number`) ?? null),
    ]),
    additionalProperty: someOf(
      view.properties
        .filter(({ label }) => label !== t`Molar mass`)
        .map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
    ),
  };
}

function numbered(register: string, value: string | null): Thing[] {
  return value === null ? [] : [{ '@type': 'PropertyValue', propertyID: register, value }];
}
