import type { FieldError } from 'contract';
import { patternsMeet, type ReleaseDocument } from 'contract/release';

/** The menu is part of the registry, which every admin page contains. */
const maxEntries = 50;
const maxPatterns = 200;

/** Errors in the menu of a build: links to pages of other remotes, and too many entries. */
export function navErrors({ nav, patterns }: ReleaseDocument): FieldError[] {
  const entries = nav.flatMap((group, groupIndex) =>
    group.entries.map((entry, index) => ({ ...entry, at: `nav.${groupIndex}.entries.${index}` })),
  );
  const errors = entries
    .filter(({ path }) => path.startsWith('/') && !patterns.some((own) => patternsMeet(own, path)))
    .map(({ path, at }) => ({ path: `${at}.path`, message: `${path} is no page of this remote` }));
  if (entries.length + nav.length > maxEntries) {
    errors.push({ path: 'nav', message: `At most ${maxEntries} groups and entries together` });
  }
  if (patterns.length > maxPatterns) {
    errors.push({ path: 'patterns', message: `At most ${maxPatterns} addresses` });
  }
  return errors;
}
