import type { Chemical } from 'contract/catalog';
import { displayFormula } from 'contract/chemistry';
import { FormulaText } from 'shared-ui';
import { TextCell } from 'shared-ui/table';

interface FormulaCellProps {
  formula: Chemical['formula'];
}

/** A chemical formula in its usual notation. */
export function FormulaCell({ formula }: FormulaCellProps) {
  if (formula === null) return <TextCell value={null} />;
  return <FormulaText formula={displayFormula(formula)} />;
}
