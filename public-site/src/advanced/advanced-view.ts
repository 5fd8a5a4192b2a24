import type { Grade } from 'contract/catalog';
import type { ChemicalSummary } from '../chemical/chemical-summary';
import type { Crumb, Head } from '../common/view-parts';
import type { Paging } from '../common/paging';
import type { StructureRequest } from '../structure/structure-request';
import type { RelativeView } from '../structure/relative';
import type { StructureHitView } from '../structure/structure-hit';

/** The fields of the search by facts, as in the address. */
export const factFields = [
  'q',
  'formula',
  'massFrom',
  'massTo',
  'category',
  'type',
  'grade',
  'pictogram',
  'class',
  'flash',
  'boiling',
  'storage',
  'svhc',
  'sds',
] as const;
export type FactField = (typeof factFields)[number];

export const factSorts = ['best', 'name', '-name', 'casNumber', '-updatedAt'] as const;
export type FactSort = (typeof factSorts)[number];

/** An option of a list. */
export interface FactOption {
  value: string;
  label: string;
  /** Its depth in the tree. */
  level: number;
}

/** A field whose values are a list. */
export interface SafetyField {
  name: FactField;
  label: string;
  none: string;
  options: readonly FactOption[];
}

export interface FactsView {
  by: 'facts';
  /** As typed. */
  values: Readonly<Record<FactField, string>>;
  /** Error messages of invalid fields. */
  errors: Readonly<Partial<Record<FactField, string>>>;
  sort: FactSort;
  sorts: readonly FactOption[];
  categories: readonly FactOption[];
  types: readonly FactOption[];
  grades: readonly Grade[];
  /** The fields of hazards and properties, by their names in the address. */
  safety: readonly SafetyField[];
  /** Null without a query, or with an invalid one. */
  found: { chemicals: readonly ChemicalSummary[]; paging: Paging } | null;
}

/** The server's results for a structure in the address. */
export interface AddressedStructures {
  hits: readonly StructureHitView[];
  paging: Paging;
  isTotalExact: boolean;
  relatives: readonly RelativeView[];
}

export interface StructureView {
  by: 'structure';
  request: StructureRequest;
  /** Whether the address has a structure. */
  hasRequest: boolean;
  /** Why the structure could not be searched. */
  refusal: string | null;
  found: AddressedStructures | null;
}

export interface AdvancedView {
  kind: 'advanced';
  head: Head;
  crumbs: readonly Crumb[];
  search: FactsView | StructureView;
}
