import type { ImportError } from 'contract/transfer';
import type { FieldValues } from '../../repository/field-values';
import type { TransferFormat } from '../format/transfer-format';
import { asks } from './find-records';

function twinOf(message: string): ImportError {
  return { path: '', message };
}

/** The records of earlier rows, except wrong ones, to detect the same record twice in a file. */
export class SeenRows {
  readonly #format: TransferFormat;
  /** The first row for each value, by field and by which preceding fields the row has. */
  readonly #rows = new Map<string, Map<string, number>>();

  constructor(format: TransferFormat) {
    this.#format = format;
  }

  /**
   * Why a row is about the same record as an earlier one; undefined when it is not.
   *
   * @param isOther - staff said that a row which only looks the same is of another record
   */
  twin(input: FieldValues, recordId: string | undefined, isOther = false): ImportError | undefined {
    const same = recordId === undefined ? undefined : this.#first('_id', 0, recordId);
    if (same !== undefined)
      return twinOf(`The same ${this.#format.resource.label.one} as row ${same}`);
    for (const [index, { field }] of this.#format.identity.entries()) {
      if (!asks(input, this.#format.identity, index)) continue;
      const row = this.#rowWith(index, input);
      if (row !== undefined) return twinOf(`The same ${this.#labelOf(field)} as row ${row}`);
    }
    for (const { key, isSame, isAsked } of this.#format.likeness?.keysOf(input) ?? []) {
      if (!isAsked || (!isSame && isOther)) continue;
      const row = this.#first('likeness', 0, key);
      if (row === undefined) continue;
      if (isSame) return twinOf(`The same as row ${row}`);
      return { path: 'similar', kind: 'held', message: `Looks the same as row ${row}` };
    }
    return undefined;
  }

  add(number: number, input: FieldValues, recordId: string | undefined): void {
    if (recordId !== undefined) this.#note(this.#valuesOf('_id', 0), recordId, number);
    for (const [index, { field }] of this.#format.identity.entries()) {
      if (!asks(input, this.#format.identity, index)) continue;
      const values = this.#valuesOf(field, this.#given(input, index));
      this.#note(values, String(input[field]), number);
    }
    for (const { key } of this.#format.likeness?.keysOf(input) ?? []) {
      this.#note(this.#valuesOf('likeness', 0), key, number);
    }
  }

  #note(values: Map<string, number>, value: string, number: number): void {
    if (!values.has(value)) values.set(value, number);
  }

  #valuesOf(field: string, given: number): Map<string, number> {
    const key = `${field}/${given}`;
    const values = this.#rows.get(key) ?? new Map<string, number>();
    this.#rows.set(key, values);
    return values;
  }

  #first(field: string, given: number, value: string): number | undefined {
    return this.#rows.get(`${field}/${given}`)?.get(value);
  }

  /** The earliest row with the same value that has none of the preceding fields of this row. */
  #rowWith(index: number, input: FieldValues): number | undefined {
    const given = this.#given(input, index);
    const field = this.#format.identity[index]?.field ?? '';
    const rows: number[] = [];
    for (let other = 0; other < 2 ** index; other += 1) {
      if ((other & given) !== 0) continue;
      const row = this.#first(field, other, String(input[field]));
      if (row !== undefined) rows.push(row);
    }
    return rows.length === 0 ? undefined : Math.min(...rows);
  }

  /** The fields before `index` that the row has, as a bit mask. */
  #given(input: FieldValues, index: number): number {
    const before = this.#format.identity.slice(0, index);
    return before.reduce(
      (bits, { field }, place) => (input[field] === undefined ? bits : bits | (1 << place)),
      0,
    );
  }

  #labelOf(field: string): string {
    const label = this.#format.columns.find(({ name }) => name === field)?.label ?? field;
    return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
  }
}
