import { sql } from 'kysely';

/** The names of a row's items, in order: the offered form's, else the chemical's current one, else the text as typed. */
export const itemNames = sql<string[]>`(
  select coalesce(
    jsonb_agg(coalesce(item ->> 'offeredForm', chemical.name, item ->> 'freeText', '') order by place), '[]'::jsonb)
  from jsonb_array_elements(record.items) with ordinality as requested (item, place)
  left join chemical on chemical._id = (item ->> 'chemicalId')::uuid)`;
