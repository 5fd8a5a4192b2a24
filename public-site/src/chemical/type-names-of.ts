import type { NamedChemical } from 'contract/catalog';

/** The names of a chemical's types, in its order. */
export function typeNamesOf({ typeIds, types }: NamedChemical): string[] {
  const names = new Map<string, string>(types.map(({ _id, name }) => [_id, name]));
  return typeIds.flatMap((id) => names.get(id) ?? []);
}
