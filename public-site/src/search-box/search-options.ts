import { looksLikeInchi, looksLikeSmiles } from 'contract/chemistry';
import type { FoundCategory, Suggestion } from 'contract/catalog';
import { categoryHref } from '../common/hrefs';
import { searchHref, structureHref } from './search-hrefs';
import type { Suggested } from './use-suggestions';

/** An option of the list below the box: a link. */
export type SearchOption =
  | { kind: 'category'; href: string; category: FoundCategory }
  | { kind: 'chemical'; href: string; suggestion: Suggestion }
  | { kind: 'structure'; href: string }
  | { kind: 'all'; href: string; text: string };

/** The categories, the suggested chemicals, a structure search if the text looks like SMILES and has no suggestions, and the full search. */
export function searchOptions({ text, chemicals, categories }: Suggested): SearchOption[] {
  const isStructure = chemicals.length === 0 && (looksLikeSmiles(text) || looksLikeInchi(text));
  return [
    ...categories.map((category): SearchOption => {
      return { kind: 'category', href: categoryHref(category.slugs), category };
    }),
    ...chemicals.map((suggestion): SearchOption => {
      return { kind: 'chemical', href: hrefOf(suggestion), suggestion };
    }),
    ...(isStructure ? [{ kind: 'structure' as const, href: structureHref(text) }] : []),
    { kind: 'all', href: searchHref(text), text },
  ];
}

/** The section of the form that is asked for, else the page. */
function hrefOf({ slug, offeredForm }: Suggestion): string {
  return offeredForm === undefined ? `/${slug}` : `/${slug}#${offeredForm.anchor}`;
}

/** The number of options as text, for screen readers. */
export function spokenCount(options: readonly SearchOption[]): string {
  const parts = [
    counted(options, 'chemical', ['chemical', 'chemicals']),
    counted(options, 'category', ['category', 'categories']),
  ].filter((part) => part !== '');
  if (parts.length === 0) return 'No chemical begins like this. Enter searches for it.';
  return `${parts.join(', ')}. Use the up and down arrows to choose.`;
}

function counted(
  options: readonly SearchOption[],
  kind: SearchOption['kind'],
  [one, many]: readonly [string, string],
): string {
  const count = options.filter((option) => option.kind === kind).length;
  return count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
}
