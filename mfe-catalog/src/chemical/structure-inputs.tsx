import type { chemicals } from 'contract';
import { displayFormula, hillFormula, molarMass, parseFormula } from 'contract/chemistry';
import {
  FormulaText,
  type InputsProps,
  NumberField,
  TextareaField,
  TextField,
  useFormValue,
} from 'shared-ui';

type Chemicals = typeof chemicals;

/** SMILES, formula and mass, with what the formula says about the mass. */
export function StructureInputs({ form }: InputsProps<Chemicals>) {
  const formula = readFormula(useFormValue<Chemicals, string>(form, 'formula'));
  return (
    <>
      <div data-wide>
        <TextareaField form={form} name="smiles" label="SMILES" rows={2} />
      </div>
      <div>
        <TextField form={form} name="formula" label="Formula" help="Kept in Hill order." />
        {formula === undefined ? null : <FormulaText formula={formula.shown} />}
      </div>
      <NumberField
        form={form}
        name="molecularWeight"
        label="Molecular weight"
        unit="g/mol"
        help={
          formula?.mass === undefined
            ? 'Left empty, it is worked out from the formula.'
            : `The formula gives ${formula.mass}. Left empty, that is taken.`
        }
      />
      <TextField form={form} name="inchiKey" label="InChIKey" />
    </>
  );
}

/** A formula as it will be shown, and its molar mass in g/mol. */
function readFormula(typed: string | null) {
  const parsed = typed === null ? undefined : parseFormula(typed);
  if (parsed?.ok !== true) return undefined;
  const mass = molarMass(parsed.formula);
  return {
    shown: displayFormula(hillFormula(parsed.formula)),
    mass: mass === undefined ? undefined : mass.toFixed(2),
  };
}
