import { plural, t } from '@lingui/core/macro';
import type { LetterCount } from 'contract/catalog';
import { indexLetters } from 'contract/chemistry';
import type { Head } from '../common/view-parts';
import { letterHref, pageHref, slugAt } from '../common/hrefs';
import { headOf } from '../load/head-of';
import type { PageRequest } from '../load/page-request';
import type { LetterLink } from './letter-view';

/** A page of the A–Z list. */
interface ListedLetter {
  letter: string;
  names: readonly string[];
  page: number;
  /** Chemicals under the letter, on all of its pages. */
  total: number;
}

/**
 * The metadata of a letter's page, from its own meta record or derived from that of the whole list. A letter without
 * chemicals has no canonical address.
 */
export async function letterHead(page: PageRequest, listed: ListedLetter): Promise<Head> {
  const href = letterHref(listed.letter);
  const canonical = canonicalOf(href, listed);
  const slugs = await page.metas().then(
    (metas) => metas.map(({ pageSlug }) => pageSlug.replace(/^\//, '')),
    (): string[] => [],
  );
  if (slugs.includes(slugAt(href))) return headOf(page, { path: href, canonical });
  const head = await headOf(page, { path: pageHref('letterPage'), canonical });
  if (!slugs.includes(slugAt(pageHref('letterPage')))) return head;
  return { ...head, title: titleOf(head.title, listed), description: descriptionOf(listed) };
}

function canonicalOf(href: string, { page, total }: ListedLetter): string | null {
  if (total === 0) return null;
  return page === 1 ? href : `${href}?page=${page}`;
}

function titleOf(listTitle: string, { letter, page }: ListedLetter): string {
  const title = `${letterName(letter)} – ${listTitle}`;
  return page === 1 ? title : t`${title}, page ${page}`;
}

const namesShown = 5;

function descriptionOf({ letter, names, total }: ListedLetter): string {
  const shown = names.slice(0, namesShown).join('; ');
  const isWhole = total <= namesShown;
  if (letter === '#') {
    if (total === 0) return t`No chemical is listed under numbers and signs at present.`;
    return isWhole
      ? t`${plural(total, { one: '# chemical', other: '# chemicals' })} under numbers and signs: ${shown}.`
      : t`${plural(total, { one: '# chemical', other: '# chemicals' })} under numbers and signs: ${shown} and more.`;
  }
  if (total === 0) return t`No chemical is listed under the letter ${letter} at present.`;
  return isWhole
    ? t`${plural(total, { one: '# chemical', other: '# chemicals' })} under the letter ${letter}: ${shown}.`
    : t`${plural(total, { one: '# chemical', other: '# chemicals' })} under the letter ${letter}: ${shown} and more.`;
}

/** All letters in order, including those without chemicals. */
export function letterLinks(counts: readonly LetterCount[]): LetterLink[] {
  const countOf = new Map(counts.map(({ letter, count }) => [letter, count]));
  return indexLetters.map((letter) => ({ letter, count: countOf.get(letter) ?? 0 }));
}

/** The name of a letter of the A–Z list on its own. */
export function letterName(letter: string): string {
  return letter === '#' ? t`Numbers and signs` : letter;
}
