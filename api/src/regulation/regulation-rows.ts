/** The tables of this domain. */
export interface RegulationTables {
  regulatoryEdition: RegulatoryEditionRow;
  harmonisedEntry: HarmonisedEntryRow;
  transportLine: TransportLineRow;
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
}

/** An entry of Annex VI of CLP, with its cells as the table has them, separated by tabs. */
export interface HarmonisedEntryRow {
  indexNumber: string;
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
