import type { chemicals } from 'contract/catalog';
import type { RowEditor } from 'shared-ui/form';
import type { ValuesOf } from 'shared-ui/resource';

type FormValues = NonNullable<ValuesOf<typeof chemicals>['offeredForms']>[number];
type Whole<Values> = { [Name in keyof Values]-?: Exclude<Values[Name], undefined> };

/** A row of the form; what it leaves out is empty. */
export type LooseForm = Omit<FormValues, 'name'> & { name: string | null };

/** An offered form while it is edited. */
export type FormDraft = Whole<LooseForm>;
export type FormPack = FormDraft['packagings'][number];

export const blankForm: FormDraft = {
  name: null,
  strength: null,
  physicalForm: null,
  grades: [],
  packagings: [],
  density: null,
  hsCode: null,
  unNumber: null,
  properShippingName: null,
  hazardClass: null,
  packingGroup: null,
  classifications: [],
  supplements: [],
  source: null,
};

export interface FormEditor extends Omit<RowEditor<LooseForm>, 'row'> {
  row: FormDraft;
}

export function wholeForm(row: LooseForm): FormDraft {
  return {
    name: row.name,
    strength: row.strength ?? null,
    physicalForm: row.physicalForm ?? null,
    grades: row.grades ?? [],
    packagings: row.packagings ?? [],
    density: row.density ?? null,
    hsCode: row.hsCode ?? null,
    unNumber: row.unNumber ?? null,
    properShippingName: row.properShippingName ?? null,
    hazardClass: row.hazardClass ?? null,
    packingGroup: row.packingGroup ?? null,
    classifications: row.classifications ?? [],
    supplements: row.supplements ?? [],
    source: row.source ?? null,
  };
}
