import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { readText, type Wanted } from './read-text';
import { plainReading, type Reading } from './readings';

const between = /[:/+&]/;
const minLetters = /\p{L}{3}|\p{Lo}{2}/u;
const maxParts = 4;

/**
 * A mixture's components, where each is named whole: `chloroform/isoamyl alcohol`. Undefined for any other text and
 * where one of them is not listed.
 */
export async function mixtureReading(
  database: Database,
  text: string,
): Promise<Reading | undefined> {
  const pieces = text.split(between).map((part) => part.trim());
  const parts = pieces.filter((part) => minLetters.test(part));
  if (parts.length < 2 || parts.length > maxParts) return undefined;
  const names = parts.map((part) => plainReading(part).wanted);
  const ids = await chemicalsNamed(database, names);
  if (ids.some((each) => each.length === 0)) return undefined;
  const structures = [...new Set(ids.flat())];
  const wanted = { ...readText(text), text: parts.join(' + '), structures };
  return { wanted, qualifiers: [] };
}

/** For each name the chemicals that have it. */
async function chemicalsNamed(
  database: Database,
  names: readonly Wanted[],
): Promise<readonly (readonly string[])[]> {
  const keys = names.flatMap(({ key, known }, part) =>
    [key, ...known].map((one) => ({ part, one })),
  );
  const { rows } = await sql<{ part: number; id: string }>`
    select distinct part, chemical_id as id from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as wanted (part integer, one text)
    join chemical_name on normal = one and is_published
      and kind in ('name', 'synonym', 'iupacName', 'casNumber')
    order by part, id`.execute(database);
  return names.map((_, index) => rows.filter(({ part }) => part === index).map(({ id }) => id));
}
