import type { NamedChemical } from 'contract/catalog';

/**
 * The chemical, with page meta derived from its facts where staff gave none: name, a line of names and numbers, and
 * keywords.
 */
export function withMeta(chemical: NamedChemical): NamedChemical {
  const { name, casNumber, ecNumber, formula, synonyms } = chemical;
  const cas = casNumber === null ? [] : [`CAS ${casNumber}`];
  const ec = ecNumber === null ? [] : [`EC ${ecNumber}`];
  const facts = [name, ...cas, ...ec, ...(formula === null ? [] : [formula])];
  return {
    ...chemical,
    metaTitle: chemical.metaTitle ?? name,
    metaDescription: chemical.metaDescription ?? `${facts.join(', ')}.`,
    metaKeywords: chemical.metaKeywords ?? [...facts, ...synonyms.slice(0, 5)].join(', '),
  };
}
