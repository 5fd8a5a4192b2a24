import pg from 'pg';
import { jsonWriters, valueParsers } from './value-parsers';

/** A column of a statement: how its values become a value of a row, and JSON. */
export interface Column {
  readonly name: string;
  readonly parse: (text: string) => unknown;
  readonly toJson: (text: string) => string;
}

export function columnsOf(fields: readonly pg.FieldDef[]): readonly Column[] {
  return fields.map(({ name, dataTypeID }) => ({
    name,
    parse: valueParsers[dataTypeID] ?? pg.types.getTypeParser(dataTypeID, 'text'),
    toJson: jsonWriters[dataTypeID] ?? JSON.stringify,
  }));
}

/** Most statements that one connection keeps; each takes memory of the server. */
const maxStatements = 150;

/** The statements that one connection has parsed, with their columns, by name. */
export class PreparedStatements {
  readonly #known = new Map<string, readonly Column[]>();
  readonly #outdated = new Set<string>();

  /** The columns of a statement; undefined when it must be parsed first. */
  columns(name: string | undefined): readonly Column[] | undefined {
    return name === undefined ? undefined : this.#known.get(name);
  }

  /** The names to close before the next statement. */
  outdated(): readonly string[] {
    const names = [...this.#outdated];
    this.#outdated.clear();
    return names;
  }

  /** A statement that was just run, even if another of its batch has taken its place, is there. */
  remember(name: string | undefined, columns: readonly Column[]): void {
    if (name === undefined || this.#known.has(name)) return;
    this.#outdated.delete(name);
    this.#known.set(name, columns);
    const [oldest] = this.#known.keys();
    if (this.#known.size > maxStatements) this.forget(oldest);
  }

  /** After an error it is unknown whether the server has the statement. Closing one that is not there is no error. */
  forget(name: string | undefined): void {
    if (name === undefined) return;
    this.#known.delete(name);
    this.#outdated.add(name);
  }
}
