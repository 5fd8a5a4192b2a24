import type pg from 'pg';
import { columnsOf, type Column, type PreparedStatements } from './prepared-statements';

/** The rows of a statement as the server sent them, with the description of their columns. */
export interface SentRows {
  readonly command: string;
  readonly rowCount: number;
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly (string | null)[])[];
}

export interface Statement {
  readonly sql: string;
  /** Under this name the connection keeps the statement; without one it is parsed each time. */
  readonly name: string | undefined;
  readonly parameters: readonly (string | null)[];
}

interface Answering {
  columns: readonly Column[];
  readonly rows: (readonly (string | null)[])[];
  command: string;
}

/**
 * Statements in the extended protocol, sent together and answered in one round trip; after an error the server skips
 * the rest. A connection parses and describes a named statement once: later runs bind and execute it, and the server
 * neither plans the text anew nor describes the columns again.
 *
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-FLOW-EXT-QUERY
 */
export class PreparedBatch implements pg.Submittable {
  readonly answers: Promise<SentRows[]>;
  readonly #statements: readonly Statement[];
  readonly #known: PreparedStatements;
  readonly #answering: Answering[];
  #current = 0;
  #hasFailed = false;
  #resolve: (answers: SentRows[]) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;

  constructor(statements: readonly Statement[], known: PreparedStatements) {
    this.#statements = statements;
    this.#known = known;
    this.#answering = statements.map(() => ({ columns: [], rows: [], command: '' }));
    this.answers = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: pg.Connection): void {
    connection.stream.cork();
    for (const name of this.#known.outdated()) connection.close({ type: 'S', name }, true);
    const parsed = new Set<string>();
    for (const [index, { sql, name = '', parameters }] of this.#statements.entries()) {
      const columns = this.#known.columns(name);
      if (columns) this.#answerOf(index).columns = columns;
      else {
        // A name that comes twice in one batch is given up between the two.
        if (parsed.has(name)) connection.close({ type: 'S', name }, true);
        connection.parse({ text: sql, name, types: [] }, true);
        connection.describe({ type: 'S', name }, true);
        parsed.add(name);
      }
      connection.bind({ statement: name, values: [...parameters] }, true);
      connection.execute({}, true);
    }
    connection.sync();
    connection.stream.uncork();
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    this.#answerOf(this.#current).columns = columnsOf(fields);
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    this.#answerOf(this.#current).rows.push(fields);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.#answerOf(this.#current).command = text;
    this.#current += 1;
  }

  handleEmptyQuery(): void {
    this.#current += 1;
  }

  handleError(error: unknown): void {
    this.#hasFailed = true;
    for (const { name } of this.#statements) this.#known.forget(name);
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    if (this.#hasFailed) return;
    for (const [index, { name }] of this.#statements.entries())
      this.#known.remember(name, this.#answerOf(index).columns);
    this.#resolve(this.#answering.map(asSent));
  }

  #answerOf(index: number): Answering {
    const answer = this.#answering[index];
    if (!answer) throw new Error('The server answers a statement that was not sent');
    return answer;
  }
}

function asSent({ columns, rows, command }: Answering): SentRows {
  const [verb = '', ...counts] = command.split(' ');
  return { command: verb, rowCount: Number(counts.at(-1) ?? rows.length), columns, rows };
}
