import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import { displayFormula, hillFormula, molarMass, parseFormula } from 'contract/chemistry';
import { FormulaText } from 'shared-ui';
import {
  type InputsProps,
  NumberField,
  TextField,
  useFormField,
  useFormValue,
} from 'shared-ui/form';
import { compareFormula, compareMass, compareText } from './compare-with-structure';
import { ComputedNote } from './computed-note';
import { InchiNote } from './inchi-note';
import { SmilesField } from './smiles-field';
import { type StructureReading, useStructure } from './use-structure';

type Chemicals = typeof chemicals;

interface ComputedFieldProps extends InputsProps<Chemicals> {
  reading: StructureReading;
}

/** The structure, and formula and molar mass compared with it. */
export function StructureInputs({ form }: InputsProps<Chemicals>) {
  const reading = useStructure(useFormValue<Chemicals, string>(form, 'smiles'));
  return (
    <>
      <div data-wide>
        <SmilesField form={form} reading={reading} />
      </div>
      <FormulaField form={form} reading={reading} />
      <MassField form={form} reading={reading} />
      <InchiKeyField form={form} reading={reading} />
    </>
  );
}

function FormulaField({ form, reading }: ComputedFieldProps) {
  const field = { form, name: 'formula', label: t`Formula`, help: t`Kept in Hill order.` } as const;
  const { value, change } = useFormField<Chemicals, string>(field);
  const typed = readFormula(value);
  return (
    <div>
      <TextField {...field} />
      {reading.status === 'read' ? (
        <ComputedNote
          comparison={compareFormula(value, reading.facts.formula)}
          useLabel={t`Use this formula of the structure`}
          stored={typed === undefined ? value : <FormulaText formula={typed.shown} />}
          computed={<FormulaText formula={displayFormula(reading.facts.formula)} />}
          onUse={() => change(reading.facts.formula)}
        />
      ) : (
        typed !== undefined && <FormulaText formula={typed.shown} />
      )}
    </div>
  );
}

function MassField({ form, reading }: ComputedFieldProps) {
  const field = { form, name: 'molecularWeight', label: t`Molecular weight` } as const;
  const { value, change } = useFormField<Chemicals, number>(field);
  const typed = useFormValue<Chemicals, string>(form, 'formula');
  const facts = reading.status === 'read' ? reading.facts : undefined;
  // The API fills an empty mass from the formula, so the structure's mass is not offered if the two differ.
  const isFromFormula =
    facts === undefined || (value === null && compareFormula(typed, facts.formula) === 'differs');
  const computed = isFromFormula ? null : facts.molecularWeight;
  return (
    <div>
      <NumberField
        {...field}
        unit="g/mol"
        {...(isFromFormula && { help: helpOf(readFormula(typed)?.mass) })}
      />
      {computed === null ? null : (
        <ComputedNote
          comparison={compareMass(value, computed)}
          useLabel={t`Use this molecular weight of the structure`}
          stored={`${value} g/mol`}
          computed={`${computed} g/mol`}
          onUse={() => change(computed)}
        />
      )}
    </div>
  );
}

function InchiKeyField({ form, reading }: ComputedFieldProps) {
  const field = { form, name: 'inchiKey', label: 'InChIKey' } as const;
  const { value, change } = useFormField<Chemicals, string>(field);
  const { inchi, inchiKey } = reading.status === 'read' ? reading.facts : noIdentifiers;
  if (inchi === null || inchiKey === null) return <TextField {...field} />;
  return (
    <>
      <div>
        <TextField {...field} />
        <ComputedNote
          comparison={compareText(value, inchiKey)}
          useLabel={t`Use this InChIKey of the structure`}
          stored={value}
          computed={inchiKey}
          onUse={() => change(inchiKey)}
        />
      </div>
      <div data-wide>
        <InchiNote inchi={inchi} inchiKey={inchiKey} />
      </div>
    </>
  );
}

const noIdentifiers = { inchi: null, inchiKey: null };

function helpOf(mass: string | undefined) {
  return mass === undefined
    ? t`Left empty, it is worked out from the formula.`
    : t`The formula gives ${mass}. Left empty, that is taken.`;
}

/** The formula as displayed, and its molar mass in g/mol. */
function readFormula(typed: string | null) {
  const parsed = typed === null ? undefined : parseFormula(typed);
  if (parsed?.ok !== true) return undefined;
  const mass = molarMass(parsed.formula);
  return {
    shown: displayFormula(hillFormula(parsed.formula)),
    mass: mass === undefined ? undefined : mass.toFixed(2),
  };
}
