import {
  regulatoryColumns,
  type RegulatoryEdition,
  type RegulatoryTableFile,
  regulatoryTitles,
} from 'contract/regulation';
import type { FieldError } from 'contract';
import { ApiProblem, invalidField, located, worded } from '../kernel/problem';
import { referenceOf } from './compared-rows';

type Kind = RegulatoryEdition['kind'];

const reference: Readonly<Record<Kind, RegExp>> = {
  'annex-vi': /^\d{3}-\d{3}-\d{2}-[\dX]$/,
  adr: /^UN\d{4}$/,
};

/** The most rows that a refusal names. */
const maxNamed = 20;

/** @throws ApiProblem `invalid` for rows that are none of the table, each by its number */
export function checkRows({ title, columns, rows }: RegulatoryTableFile): Kind {
  const kind = title === regulatoryTitles.adr ? 'adr' : 'annex-vi';
  if (columns !== regulatoryColumns[kind]) {
    throw invalidField(
      'columns',
      worded`The columns must be: ${{ columns: regulatoryColumns[kind] }}.`,
    );
  }
  const errors = wrongRows(kind, rows);
  if (errors.length === 0) return kind;
  const named = errors.slice(0, maxNamed);
  const more = errors.length > named.length ? `, and ${errors.length - named.length} more` : '';
  const detail = named.map(located).join('; ');
  throw new ApiProblem('invalid', `${detail}${more}`, named);
}

function wrongRows(kind: Kind, rows: readonly string[]): FieldError[] {
  const cells = regulatoryColumns[kind].split(', ').length;
  const seen = new Set<string>();
  return rows.flatMap((row, index) => {
    const message = wrongRow({ kind, row, cells, seen });
    seen.add(versionOf(row));
    return message === undefined ? [] : [{ path: `rows.${index}`, message }];
  });
}

const day = /^\d{4}-\d\d-\d\d$/;

/** An entry may have several versions, each with its day: the last cell. */
function versionOf(row: string): string {
  return `${referenceOf(row)} ${row.slice(row.lastIndexOf('\t') + 1)}`;
}

interface CheckedRow {
  readonly kind: Kind;
  readonly row: string;
  readonly cells: number;
  readonly seen: ReadonlySet<string>;
}

function wrongRow({ kind, row, cells, seen }: CheckedRow): string | undefined {
  const given = row.split('\t');
  const number = referenceOf(row);
  if (/[\0\n\r]/.test(row)) return 'A row is one line';
  if (given.length !== cells) return `It has ${given.length} cells, not ${cells}`;
  if (!reference[kind].test(number)) {
    return kind === 'adr' ? 'It begins with no UN number' : 'It begins with no index number';
  }
  if (kind === 'annex-vi' && !day.test(row.slice(row.lastIndexOf('\t') + 1))) {
    return `${number} has no day from which it applies`;
  }
  if (kind === 'annex-vi' && seen.has(versionOf(row))) return `${number} is there twice`;
  return given[1]?.trim() === '' ? `${number} has no name` : undefined;
}

interface Compared {
  readonly file: RegulatoryTableFile;
  readonly loaded: RegulatoryEdition;
}

/** @throws ApiProblem `invalid` for an edition older than the loaded one */
export function checkIsNewer({ file, loaded }: Compared): void {
  if (file.published >= loaded.published) return;
  throw invalidField(
    'published',
    worded`${{ edition: file.edition }} (${{ published: file.published }}) is older than ${{ former: loaded.edition }} (${{ day: loaded.published }}), which is loaded.`,
  );
}
