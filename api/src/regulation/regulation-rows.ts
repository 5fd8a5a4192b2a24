import type { UnreadCell, UnreadRow } from 'contract/regulation';
import type { Generated } from 'kysely';

declare module '../db/database' {
  interface Tables {
    regulatoryEdition: RegulatoryEditionRow;
    harmonisedEntry: HarmonisedEntryRow;
    transportLine: TransportLineRow;
    regulatoryImport: RegulatoryImportRow;
  }
}

/** The edition of a regulatory table that is loaded. */
export interface RegulatoryEditionRow {
  kind: 'annex-vi' | 'adr';
  title: string;
  edition: string;
  source: string;
  /** Year and month. */
  published: string;
  entries: number;
  loadedAt: string;
  /** When staff were last reminded to look for a newer one. */
  remindedAt: Generated<string | null>;
}

/** A version of an entry of Annex VI of CLP, with its cells as the table has them, separated by tabs. */
export interface HarmonisedEntryRow {
  indexNumber: string;
  /** The day from which this version applies. */
  appliesFrom: string;
  casNumbers: string[];
  ecNumbers: string[];
  cells: string;
}

/** A line of Table A of ADR, with its cells as the table has them, separated by tabs. */
export interface TransportLineRow {
  place: number;
  unNumber: string;
  cells: string;
}

/**
 * An uploaded edition. Once it replaced a table, its rows are those that it replaced, and `previous` says what they were.
 * What it changes is in `regulatory_change`.
 */
export interface RegulatoryImportRow {
  _id: string;
  kind: RegulatoryEditionRow['kind'];
  title: string;
  edition: string;
  source: string;
  published: string;
  licence: string;
  rows: string[];
  previous: Pick<RegulatoryEditionRow, 'title' | 'edition' | 'source' | 'published'> | null;
  entries: number;
  /** The edition that it was compared with, and when that was loaded. */
  replaces: string;
  replacesLoadedAt: string;
  /** When customers were told of it. */
  toldAt: string | null;
  isSameEdition: boolean;
  added: number;
  changed: number;
  removed: number;
  unread: UnreadRow[];
  unreadCount: number;
  unreadCells: UnreadCell[];
  uploadedAt: string;
  appliedAt: string | null;
}
