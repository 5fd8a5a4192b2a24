import { textLanguage } from 'contract';
import { displayFormula, formulaParts } from 'contract/chemistry';
import type { Drawing } from 'contract/drawing';
import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { notFound } from '../../kernel/problem';
import { seenBy } from '../../repository/read';
import { siteScope } from '../../repository/slugs';
import { chemicalTable } from '../chemical/chemical.table';
import { visitor } from '../../kernel/viewer';
import type { Card } from './card';

interface CardRow {
  readonly name: string;
  readonly casNumber: string | null;
  readonly formula: string | null;
  readonly molecularWeight: number | null;
  readonly drawing: Drawing | null;
  readonly company: string | null;
}

const unnamed = 'Chemical trading';

/**
 * The content of the card for the published chemical with this current slug.
 *
 * @throws ApiProblem `not-found`
 */
export async function readCard(database: Database, slug: string): Promise<Card> {
  const { rows } = await sql<CardRow>`
    select record.name, record.cas_number, record.formula, record.molecular_weight,
      (select drawing from chemical_structure where chemical_id = record._id) as drawing,
      coalesce((select name from company), (select meta_title from meta
        where page_slug = 'static-page' and deleted_at is null)) as company
    from chemical as record
    where ${seenBy(chemicalTable, visitor)} and record._id = (
      select record_id from slug
      where scope = ${siteScope} and slug = ${slug} and resource = 'chemical' and is_current)`.execute(
    database,
  );
  const [row] = rows;
  if (!row) throw notFound(chemicalTable.resource.label.one);
  const { name, casNumber, formula, molecularWeight, drawing, company } = row;
  return {
    company: company ?? unnamed,
    name,
    formula: formula === null ? null : formulaParts(displayFormula(formula)),
    drawing,
    facts: [
      { label: 'CAS', value: casNumber },
      { label: 'Molar mass', value: massText(molecularWeight) },
    ].flatMap(({ label, value }) => (value === null ? [] : [{ label, value }])),
  };
}

const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: false } as const;
const mass = new Intl.NumberFormat(textLanguage, digits);

function massText(gramsPerMole: number | null): string | null {
  return gramsPerMole === null ? null : `${mass.format(gramsPerMole)}\u00a0g/mol`;
}
