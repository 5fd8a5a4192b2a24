import { plural, t } from '@lingui/core/macro';
import { looksLikeInchi, looksLikeSmiles } from 'contract/chemistry';
import type { FoundCategory, Suggestion } from 'contract/catalog';
import { categoryHref } from '../common/hrefs';
import { localHref } from '../language/addresses';
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
  const href = localHref(`/${slug}`);
  return offeredForm === undefined ? href : `${href}#${offeredForm.anchor}`;
}

/** The number of options as text, for screen readers. */
export function spokenCount(options: readonly SearchOption[]): string {
  const chemicals = options.filter(({ kind }) => kind === 'chemical').length;
  const categories = options.filter(({ kind }) => kind === 'category').length;
  if (chemicals + categories === 0) return t`No chemical begins like this. Enter searches for it.`;
  if (categories === 0) {
    return t`${plural(chemicals, { one: '# chemical', other: '# chemicals' })}. Use the up and down arrows to choose.`;
  }
  if (chemicals === 0) {
    return t`${plural(categories, { one: '# category', other: '# categories' })}. Use the up and down arrows to choose.`;
  }
  return t`${plural(chemicals, { one: '# chemical', other: '# chemicals' })}, ${plural(categories, { one: '# category', other: '# categories' })}. Use the up and down arrows to choose.`;
}
