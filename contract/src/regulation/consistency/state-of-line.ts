import type { TransportLine } from '../transport-line';

export type PhysicalState = 'gas' | 'liquid' | 'solution' | 'solid';

/** Classification codes whose last digit says solid or liquid: ADR 2.2.51.1.2, 2.2.61.1.2, 2.2.8.1.2. */
const statesOfCodes: Readonly<Record<string, PhysicalState>> = {
  O1: 'liquid',
  O2: 'solid',
  T1: 'liquid',
  T2: 'solid',
  T4: 'liquid',
  T5: 'solid',
  T6: 'liquid',
  T7: 'solid',
  C1: 'liquid',
  C2: 'solid',
  C3: 'liquid',
  C4: 'solid',
  C5: 'liquid',
  C6: 'solid',
  C7: 'liquid',
  C8: 'solid',
  C9: 'liquid',
  C10: 'solid',
  M6: 'liquid',
  M7: 'solid',
};

/** Not one that is for the substance or its solution. */
export function isOfSolution(properShippingName: string): boolean {
  const name = properShippingName.toUpperCase();
  return /\b(?:SOLUTION|AQUEOUS)\b/.test(name) && !/ OR /.test(name);
}

/** The physical state that a line of ADR is for: by its name, its class, or its classification code. */
export function stateOfLine(line: TransportLine): PhysicalState | undefined {
  const name = line.properShippingName.toUpperCase();
  if (isOfSolution(name)) return 'solution';
  if (line.hazardClass === '2') return 'gas';
  if (/\bSOLID\b/.test(name)) return 'solid';
  if (/\b(?:LIQUID|MOLTEN)\b/.test(name) || line.hazardClass === '3') return 'liquid';
  if (line.hazardClass === '4.1') return 'solid';
  return statesOfCodes[line.classificationCode ?? ''];
}
