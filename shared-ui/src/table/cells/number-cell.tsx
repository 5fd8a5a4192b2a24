import { numberText } from '../../text/format';
import { TextCell } from './text-cell';

export interface NumberCellProps {
  value: number | null | undefined;
  /** Shown after the number: `%`, `°C`. */
  unit?: string;
}

/** A number with grouped digits; a dash where there is none. Its column should align to the end. */
export function NumberCell({ value, unit }: NumberCellProps) {
  if (value === null || value === undefined) return <TextCell value={null} />;
  return unit === undefined ? numberText(value) : `${numberText(value)}\u00a0${unit}`;
}
