import { sql } from 'kysely';
import type { FieldValues } from '../repository/field-values';
import type { Likeness } from '../transfer/format/transfer-format';
import { type DuplicateKeyTable, duplicateKeysOf } from './duplicate-keys';

/** A tax number is of one company; a name without its legal form and a domain of emails may be of several. */
export function partnerLikeness(table: DuplicateKeyTable): Likeness {
  return {
    keysOf: (input) =>
      duplicateKeysOf({
        companyName: textOf(input, 'companyName'),
        taxNumber: textOf(input, 'taxNumber'),
        emails: emailsOf(input).filter((email) => !reserved.test(email)),
      })
        .filter(({ kind, mark }) => kind === 'taxNumber' || mark.length >= minName)
        .map(({ kind, mark }) => {
          const isSame = kind === 'taxNumber';
          const isAsked = isSame || textOf(input, 'taxNumber') === undefined;
          return { key: `${kind} ${mark}`, isSame, isAsked };
        }),
    find: async (database, keys) => {
      const found = new Map<string, string[]>();
      if (keys.length === 0) return found;
      const { rows } = await sql<{ key: string; id: string }>`
        select sought as key, partner_id as id
        from (select ${anyKeys(keys)} as sought) as sought
        join ${sql.table(table)} on kind = split_part(sought, ' ', 1)
          and mark = substr(sought, strpos(sought, ' ') + 1)`.execute(database);
      for (const { key, id } of rows) found.set(key, [...(found.get(key) ?? []), id]);
      return found;
    },
  };
}

const minName = 3;
/** RFC 2606: domains of examples, which are nobody's. */
const reserved = /[@.](?:example(?:\.(?:com|net|org))?|invalid|test|localhost)$/i;

function anyKeys(keys: readonly string[]) {
  return sql`jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb)`;
}

function emailsOf({ emails }: FieldValues): readonly string[] {
  return Array.isArray(emails) ? emails.filter((email) => typeof email === 'string') : [];
}

function textOf(input: FieldValues, field: string): string | undefined {
  const value = input[field];
  return typeof value === 'string' ? value : undefined;
}
