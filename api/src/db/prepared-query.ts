import type pg from 'pg';
import { columnsOf, type Column, type PreparedStatements } from './prepared-statements';

/** The rows of a statement as the server sent them, with the description of their columns. */
export interface SentRows {
  readonly command: string;
  readonly rowCount: number;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | null)[])[];
}

interface Asked {
  readonly sql: string;
  /** Under this name the connection keeps the statement; without one it is parsed each time. */
  readonly name: string | undefined;
  readonly parameters: readonly (string | null)[];
  readonly statements: PreparedStatements;
}

/**
 * One statement in the extended protocol. A connection parses and describes a named statement once: later runs bind and
 * execute it, in one round trip, and the server neither plans the text anew nor describes the columns again.
 *
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export class PreparedQuery implements pg.Submittable {
  readonly answer: Promise<SentRows>;
  readonly #asked: Asked;
  readonly #rows: (readonly (string | null)[])[] = [];
  #columns: readonly Column[] = [];
  #command = '';
  #error: unknown;
  #resolve: (rows: SentRows) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(asked: Asked) {
    this.#asked = asked;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    const { sql, name = '', parameters, statements } = this.#asked;
    connection.stream.cork();
    for (const outdated of statements.outdated())
      connection.close({ type: 'S', name: outdated }, true);
    const known = statements.columns(this.#asked.name);
    if (known) this.#columns = known;
    else {
      connection.parse({ text: sql, name, types: [] }, true);
      connection.describe({ type: 'S', name }, true);
    }
    connection.bind({ statement: name, values: [...parameters] }, true);
    connection.execute({}, true);
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#columns = columnsOf(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#rows.push(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#command = text;
  }

  handleEmptyQuery(): void {
    this.#command = '';
  }

  handleError(error: unknown): void {
    this.#asked.statements.forget(this.#asked.name);
    this.#error ??= error;
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#error !== undefined) return;
    this.#asked.statements.remember(this.#asked.name, this.#columns);
    const [command = '', ...counts] = this.#command.split(' ');
    const rowCount = Number(counts.at(-1) ?? this.#rows.length);
    this.#resolve({ command, rowCount, columns: this.#columns, rows: this.#rows });
  }
}
