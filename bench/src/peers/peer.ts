import type { ChildProcess } from 'node:child_process';
import type { Call } from '../calls/send-calls';
import type { Field } from './chemical-rows';

/** Where the product and each peer keep their records: on a PostgreSQL server, or in the database that they start with. */
export const engines = ['postgres', 'embedded'] as const;
export type Engine = (typeof engines)[number];

/** What a peer is set up with. */
export interface Place {
  readonly engine: Engine;
  /** The URL of an empty PostgreSQL database, or the path of an SQLite file. */
  readonly database: string;
  readonly fields: readonly Field[];
  /** The program of Node that peers run on. */
  readonly node: string;
}

/** Values of a row by column. */
export type Row = Readonly<Record<string, unknown>>;

export interface RunningPeer {
  readonly child: ChildProcess;
  readonly port: number;
  readonly token: string;
}

/** A page of 25 records by name, with the number of all that match. */
export interface ListQuery {
  readonly page?: number;
  readonly categoryId?: string;
  readonly search?: string;
}

/** Another system in which the records can be kept. */
export interface Peer {
  readonly name: string;
  /** The folder with its package, below `bench/peers`. */
  readonly folder: string;
  readonly table: string;
  /** Builds what its processes run, for both engines. */
  build?(node: string): Promise<void>;
  /** Creates its tables in the empty database. */
  prepare(place: Place): Promise<void>;
  /** The row of its table for a chemical, the `index`th of all. */
  toRow(chemical: Row, index: number, place: Place): Row;
  /** The id of that row in its API. */
  idOf(row: Row): string;
  /** SQL that its documentation leaves to a migration, run after the rows are there. */
  readonly statements: readonly string[];
  start(place: Place): Promise<RunningPeer>;
  readonly calls: {
    /** The path that reads a page with the fields `names`, those that our lists have. */
    list(query: ListQuery, names: readonly string[]): string;
    get(id: string): string;
    create(body: Row): Call;
    update(id: string, body: Row): Call;
  };
}

/** The fields that a word is looked for in, as the panel's search does. */
export const searched = ['name', 'casNumber', 'ecNumber', 'formula', 'productCode'];
