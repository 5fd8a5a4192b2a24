import type { SiteLanguage } from 'contract';
import { type Language, languagesOf } from './languages';

/**
 * The language of the site that a reader likes best.
 *
 * @param liked - BCP 47 tags in the order of the reader, as `navigator.languages` has them
 * @returns undefined where the site speaks none of them
 */
export function wantedLanguage(
  liked: readonly string[],
  spoken: readonly SiteLanguage[],
): Language | undefined {
  const offered = languagesOf(spoken);
  for (const tag of liked) {
    const [primary = ''] = tag.toLowerCase().split('-', 1);
    const found = offered.find(({ code }) => code === primary);
    if (found) return found;
  }
  return undefined;
}
