import type { Chemical } from 'contract';
import { displayFormula } from 'contract/chemistry';
import { FormulaText, TextCell } from 'shared-ui';

interface FormulaCellProps {
  formula: Chemical['formula'];
}

/** A formula as chemists write it. */
export function FormulaCell({ formula }: FormulaCellProps) {
  if (formula === null) return <TextCell value={null} />;
  return <FormulaText formula={displayFormula(formula)} />;
}
