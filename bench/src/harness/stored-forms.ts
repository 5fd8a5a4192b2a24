import { productInquiries } from 'contract/inquiry';
import { readAll, type Site, untilAnswered } from './api-calls';

interface Asked {
  readonly site: Site;
  readonly token: string;
}

/**
 * Describes inquiries that were lost, doubled, taken for spam, or stored under another reference than was answered.
 *
 * @param references - the answered references by the name of the visitor, which is unique
 */
export async function lostOrDoubledForms(
  { site, token }: Asked,
  references: ReadonlyMap<string, string>,
): Promise<string[]> {
  const all = await readAll((query) =>
    untilAnswered(site, productInquiries.endpoints.list, {
      token,
      query: { ...query, sort: 'reference' },
    }),
  );
  const stored = new Map(all.map(({ name, reference }) => [name, reference]));
  const lost = [...references].flatMap(([name, reference]) =>
    stored.get(name) === reference
      ? []
      : [
          `${name} got the reference ${reference}, but is stored as ${stored.get(name) ?? 'nothing'}`,
        ],
  );
  const spam = all.filter(({ status }) => status === 'spam').length;
  return [
    ...lost,
    ...doubled(
      'form',
      all.map(({ name }) => name),
    ),
    ...(spam === 0 ? [] : [`${spam} were taken for spam`]),
  ];
}

/** Describes the names that occur more than once. */
export function doubled(kind: string, names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .map(([name, count]) => `${kind} ${name} is there ${count} times`);
}
