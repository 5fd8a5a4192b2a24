import type { Grade } from 'contract';
import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb } from '../common/crumb';
import type { Head } from '../common/head';
import type { Paging } from '../common/paging';
import type { StructureAsked } from '../structure/structure-asked';
import type { StructureHitView } from '../structure/structure-hit';

/** The fields of the search by facts, as they stand in the address. */
export const factFields = [
  'q',
  'formula',
  'massFrom',
  'massTo',
  'category',
  'type',
  'grade',
] as const;
export type FactField = (typeof factFields)[number];

export const factSorts = ['best', 'name', '-name', 'casNumber', '-updatedAt'] as const;
export type FactSort = (typeof factSorts)[number];

/** One of a list to choose from. */
export interface FactOption {
  value: string;
  label: string;
  /** How far below the top it stands. */
  level: number;
}

export interface FactsView {
  by: 'facts';
  /** As they were typed. */
  values: Readonly<Record<FactField, string>>;
  /** Why a field could not be read. */
  errors: Readonly<Partial<Record<FactField, string>>>;
  sort: FactSort;
  categories: readonly FactOption[];
  types: readonly FactOption[];
  grades: readonly Grade[];
  /** Null while nothing was asked for, or while that cannot be read. */
  found: { chemicals: readonly ChemicalSummary[]; paging: Paging } | null;
}

/** What the server found for a structure that came in the address. */
export interface AddressedStructures {
  hits: readonly StructureHitView[];
  paging: Paging;
  isTotalExact: boolean;
}

export interface StructureView {
  by: 'structure';
  asked: StructureAsked;
  /** Whether a structure came in the address. */
  isAsked: boolean;
  /** Why it could not be looked for. */
  refusal: string | null;
  found: AddressedStructures | null;
}

export interface AdvancedView {
  kind: 'advanced';
  head: Head;
  crumbs: readonly Crumb[];
  search: FactsView | StructureView;
}
