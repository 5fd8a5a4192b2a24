import type { Row } from '../../db/pool';
import type { TransferFormat } from '../format/transfer-format';
import { asks } from './find-records';

/** What the rows before were about, the wrong ones left out, to find the same record twice in one file. */
export class SeenRows {
  readonly #format: TransferFormat;
  /** The first row of each key: field, which of the fields before it the row gave, value. */
  readonly #rows = new Map<string, number>();

  constructor(format: TransferFormat) {
    this.#format = format;
  }

  /** Why a row is about the same as one before it; undefined when it is not. */
  twin(input: Row, recordId: string | undefined): string | undefined {
    const same = recordId === undefined ? undefined : this.#rows.get(keyOf('_id', 0, recordId));
    if (same !== undefined) return `The same ${this.#format.resource.label.one} as row ${same}`;
    for (const [index, { field }] of this.#format.identity.entries()) {
      if (!asks(input, this.#format.identity, index)) continue;
      const row = this.#rowWith(index, input);
      if (row !== undefined) return `The same ${this.#labelOf(field)} as row ${row}`;
    }
    return undefined;
  }

  add(number: number, input: Row, recordId: string | undefined): void {
    if (recordId !== undefined) this.#note(keyOf('_id', 0, recordId), number);
    for (const [index, { field }] of this.#format.identity.entries()) {
      if (!asks(input, this.#format.identity, index)) continue;
      this.#note(keyOf(field, this.#given(input, index), String(input[field])), number);
    }
  }

  #note(key: string, number: number): void {
    if (!this.#rows.has(key)) this.#rows.set(key, number);
  }

  /** The earliest row with the same value that gave none of the fields before which this one gives too. */
  #rowWith(index: number, input: Row): number | undefined {
    const given = this.#given(input, index);
    const field = this.#format.identity[index]?.field ?? '';
    const rows: number[] = [];
    for (let other = 0; other < 2 ** index; other += 1) {
      const row =
        (other & given) === 0
          ? this.#rows.get(keyOf(field, other, String(input[field])))
          : undefined;
      if (row !== undefined) rows.push(row);
    }
    return rows.length === 0 ? undefined : Math.min(...rows);
  }

  /** The fields before the one at `index` that the row gives, a bit for each. */
  #given(input: Row, index: number): number {
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

function keyOf(field: string, given: number, value: string): string {
  return `${field}\n${given}\n${value}`;
}
