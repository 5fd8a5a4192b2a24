import type { TransportLine } from '../transport-line';
import { checkFlash } from './check-flash';
import { checkLabel } from './check-label';
import { checkStatementsMissing, checkTransportMissing } from './check-presence';
import { checkSolution } from './check-solution';
import { checkState } from './check-state';
import { checkTransport } from './check-transport';
import type { Inconsistency, SafetyRecord } from './safety-record';

const checks = [
  checkLabel,
  checkTransport,
  checkState,
  checkFlash,
  checkTransportMissing,
  checkStatementsMissing,
  checkSolution,
] as const;

/** What of a record contradicts itself, by the rules of CLP and ADR; the lines are those of its UN number. */
export function inconsistenciesOf(
  record: SafetyRecord,
  lines: readonly TransportLine[],
): Inconsistency[] {
  return checks.flatMap((check) => check(record, lines) ?? []);
}
