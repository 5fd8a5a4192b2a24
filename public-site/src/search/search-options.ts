import { looksLikeInchi, looksLikeSmiles } from 'contract/chemistry';
import type { Suggestion } from 'contract/catalog';
import { searchHref, structureHref } from './search-hrefs';
import type { Suggested } from './use-suggestions';

/** An option of the list below the box: a link. */
export type SearchOption =
  | { kind: 'chemical'; href: string; suggestion: Suggestion }
  | { kind: 'structure'; href: string }
  | { kind: 'all'; href: string; text: string };

/** The suggested chemicals, a structure search if the text looks like SMILES and has no suggestions, and the full search. */
export function searchOptions({ text, suggestions }: Suggested): SearchOption[] {
  const isStructure = suggestions.length === 0 && (looksLikeSmiles(text) || looksLikeInchi(text));
  return [
    ...suggestions.map((suggestion): SearchOption => {
      return { kind: 'chemical', href: `/${suggestion.slug}`, suggestion };
    }),
    ...(isStructure ? [{ kind: 'structure' as const, href: structureHref(text) }] : []),
    { kind: 'all', href: searchHref(text), text },
  ];
}

/** The number of options as text, for screen readers. */
export function spokenCount(options: readonly SearchOption[]): string {
  const count = options.filter(({ kind }) => kind === 'chemical').length;
  if (count === 0) return 'No chemical begins like this. Enter searches for it.';
  return `${count} ${count === 1 ? 'chemical' : 'chemicals'}. Use the up and down arrows to choose.`;
}
