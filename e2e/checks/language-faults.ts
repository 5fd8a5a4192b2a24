import { readHtml } from './read-html';
import { type Listed, readSitemap } from './read-sitemap';

const atOnce = 6;

/**
 * The faults of the site's pages in its languages, one line each: a page that the sitemap lists says its language, is its
 * own canonical URL, and names the same pages in other languages as the sitemap, which name it in turn.
 */
export async function languageFaults(
  origin: string,
): Promise<{ pages: number; faults: readonly string[] }> {
  const listed = await readSitemap(origin);
  const known = new Map(listed.map(({ address, alternates }) => [address, alternates]));
  const faults: string[] = [];
  const waiting = [...listed];
  async function next(): Promise<void> {
    for (let page = waiting.pop(); page !== undefined; page = waiting.pop()) {
      faults.push(...(await faultsOf(page, known)));
    }
  }
  await Promise.all(Array.from({ length: atOnce }, next));
  return { pages: listed.length, faults };
}

async function faultsOf(
  { address, alternates }: Listed,
  known: ReadonlyMap<string, ReadonlyMap<string, string>>,
): Promise<string[]> {
  const answer = await fetch(address);
  const { language, canonical, alternates: linked } = readHtml(await answer.text());
  const own = [...alternates].find(([, href]) => href === address)?.[0];
  const strangers = [...alternates.values()].filter(
    (href) => !isSame(known.get(href) ?? new Map(), alternates),
  );
  const expected = new Map([...alternates, ['x-default', alternates.get('en') ?? '']]);
  return [
    ...(answer.status === 200 ? [] : [`${address} returns ${answer.status}`]),
    ...(own === language ? [] : [`${address} is in ${language ?? 'no language'}, not in ${own}`]),
    ...(answer.headers.get('content-language') === own
      ? []
      : [`${address} has Content-Language ${answer.headers.get('content-language')}`]),
    ...(canonical === address ? [] : [`${address} has the canonical URL ${canonical}`]),
    ...(isSame(linked, expected) ? [] : [`${address} links to ${listOf(linked)}`]),
    ...strangers.map((href) => `${address} names ${href}, which does not name it`),
  ];
}

function isSame(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>): boolean {
  return one.size === other.size && [...one].every(([key, value]) => other.get(key) === value);
}

function listOf(links: ReadonlyMap<string, string>): string {
  return [...links].map(([language, href]) => `${href} (${language})`).join(', ');
}
