import { type RawBuilder, sql } from 'kysely';
import { containsText } from '../kernel/contains-text';
import { type Person, phonePattern, tailLength } from './person';

const never = sql<boolean>`false`;

/** Whether an expression is one of the texts. */
export function isAmong(
  expression: RawBuilder<unknown>,
  texts: readonly string[],
): RawBuilder<boolean> {
  if (texts.length === 0) return never;
  return sql<boolean>`${expression}::text in (
    select value from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) as item (value))`;
}

/** Whether a column is one of the ids. */
export function hasId(column: RawBuilder<unknown>, ids: readonly string[]): RawBuilder<boolean> {
  if (ids.length === 0) return never;
  return sql<boolean>`${column} in (
    select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as item (value))`;
}

/** Whether a column refers to a row of a table that was found. */
export function refersTo(
  column: RawBuilder<unknown>,
  person: Person,
  table: string,
): RawBuilder<boolean> {
  return hasId(column, person.ids[table] ?? []);
}

/** Whether a column is one of the person's addresses; indexes are on `lower(email)`. */
export function hasEmail(column: RawBuilder<unknown>, { emails }: Person): RawBuilder<boolean> {
  if (emails.length === 0) return never;
  return sql<boolean>`lower(${column}) in (${sql.join(emails)})`;
}

/** Whether a column is one of the person's numbers in any notation; migration 039 has indexes on the expression. */
export function hasPhone(column: RawBuilder<unknown>, { phones }: Person): RawBuilder<boolean> {
  if (phones.length === 0) return never;
  const tail = sql`right(regexp_replace(${column}, '[^0-9]', '', 'g'), ${sql.lit(tailLength)})`;
  return sql<boolean>`${tail} in (${sql.join(phones)})`;
}

/** Whether a text or JSON names an address, or a number as digits without separators; trigram indexes serve it. */
export function mentionsPlainly(
  text: RawBuilder<unknown>,
  { emails, phones }: Person,
): RawBuilder<boolean> {
  const words = [...emails.flatMap(inAddresses), ...phones];
  if (words.length === 0) return never;
  return either(...words.map((word) => containsText(text, word)));
}

/** Whether a text names an address, or a number in any notation. */
export function mentions(text: RawBuilder<unknown>, person: Person): RawBuilder<boolean> {
  const numbers = person.phones.map((tail) => sql<boolean>`${text} ~ ${phonePattern(tail)}`);
  return either(mentionsPlainly(text, person), ...numbers);
}

/** Whether a text contains one of the words. */
export function contains(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> {
  if (words.length === 0) return never;
  return sql<boolean>`exists (
    select from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as item (value)
    where position(item.value in ${text}) > 0)`;
}

export function either(...conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/** As it is stored, and as it stands in the query of an address. */
function inAddresses(email: string): string[] {
  return [email, encodeURIComponent(email)];
}
