import { ChemicalList } from '../chemical/chemical-list';
import type { ChemicalSummary } from '../chemical/chemical-summary';
import { ChemicalTable } from './chemical-table';
import type { ListingTable } from './listing-table';

interface ListedChemicalsProps {
  chemicals: readonly ChemicalSummary[];
  /** The same as a table, where one was asked for. */
  table: ListingTable | null;
}

/** A page of chemicals as cards or as a table. */
export function ListedChemicals({ chemicals, table }: ListedChemicalsProps) {
  return table === null ? <ChemicalList chemicals={chemicals} /> : <ChemicalTable table={table} />;
}
