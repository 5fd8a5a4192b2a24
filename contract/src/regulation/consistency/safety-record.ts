import type { PhysicalForm } from '../../catalog/offered-form';
import type { Classification, FieldSource } from '../classification';
import type { TransportLine } from '../transport-line';

/** The fields of a chemical, or of a form that it is sold in, that are held against each other. */
export interface SafetyRecord {
  readonly classifications: readonly Classification[];
  readonly ghsPictograms: readonly string[];
  readonly signalWord: 'Danger' | 'Warning' | null;
  readonly hazardStatements: readonly string[];
  readonly unNumber: string | null;
  readonly properShippingName: string | null;
  readonly hazardClass: string | null;
  readonly packingGroup: 'I' | 'II' | 'III' | null;
  readonly transportLabels: readonly string[];
  readonly flashPoint: number | null;
  readonly boilingPoint: number | null;
  readonly meltingPoint: number | null;
  readonly fieldSources: readonly FieldSource[];
  readonly packs: readonly PackOfRecord[];
  /** Of an offered form; null and undefined where only the packs tell. */
  readonly physicalForm?: PhysicalForm | null;
}

export interface PackOfRecord {
  readonly container: string;
  /** Of its unit; null where it is not known. */
  readonly dimension: string | null;
}

/** What of a record contradicts itself, why, and what mends it. */
export interface Inconsistency {
  readonly code:
    | 'label-differs'
    | 'transport-differs'
    | 'state-differs'
    | 'flash-differs'
    | 'transport-missing'
    | 'statements-missing'
    | 'solution-facts';
  readonly field: string;
  /** The reason, with the rule. */
  readonly message: string;
  /** Null where only a person can tell. */
  readonly fix: {
    readonly label: string;
    readonly values: Readonly<Record<string, unknown>>;
  } | null;
  /** Whether the law leaves no doubt: it is not published without a reason. */
  readonly isPlain: boolean;
}

/** A rule that a record is held against; the lines are those of its UN number. */
export type Check = (
  record: SafetyRecord,
  lines: readonly TransportLine[],
) => Inconsistency | undefined;
