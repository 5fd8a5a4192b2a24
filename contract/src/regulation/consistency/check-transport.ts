import { transportValues } from '../regulated-values';
import { isClassOf, type TransportLine, writtenClass } from '../transport-line';
import type { Check, Inconsistency, SafetyRecord } from './safety-record';

/** Class and packing group against the lines of the UN number. A number that the table does not have is not judged. */
export const checkTransport: Check = (record, lines) => {
  if (lines.length === 0) return undefined;
  const { hazardClass, packingGroup, unNumber } = record;
  if (hazardClass !== null && !isClassOf(hazardClass, lines)) {
    const classes = [...new Set(lines.map(writtenClass))].filter((one) => one !== null);
    return differs(record, lines, {
      field: 'hazardClass',
      message: `The hazard class is ${hazardClass}, ADR has ${classes.join(' or ') || 'none'} for ${String(unNumber)}.`,
    });
  }
  if (packingGroup !== null && !lines.some((line) => line.packingGroup === packingGroup)) {
    const groups = [...new Set(lines.map((line) => line.packingGroup ?? 'none'))];
    return differs(record, lines, {
      field: 'packingGroup',
      message: `The packing group is ${packingGroup}, ADR has ${groups.join(' or ')} for ${String(unNumber)}.`,
    });
  }
  return undefined;
};

function differs(
  record: SafetyRecord,
  lines: readonly TransportLine[],
  { field, message }: { readonly field: 'hazardClass' | 'packingGroup'; readonly message: string },
): Inconsistency {
  const fitting = lines.filter(
    (line) =>
      field === 'packingGroup' || (record.packingGroup ?? line.packingGroup) === line.packingGroup,
  );
  const [line, ...others] = fitting;
  const {
    unNumber: _unNumber,
    properShippingName: _name,
    ...values
  } = line ? transportValues(line) : {};
  const isSure = line !== undefined && others.length === 0;
  const classes = new Set(lines.map(writtenClass));
  const [only, ...more] = classes;
  const ofClass =
    field === 'hazardClass' && only && more.length === 0
      ? { label: `Use class ${only}`, values: { hazardClass: only } }
      : null;
  return {
    code: 'transport-differs',
    field,
    message,
    fix: isSure ? { label: 'Use the line of ADR', values } : ofClass,
    isPlain: true,
  };
}
