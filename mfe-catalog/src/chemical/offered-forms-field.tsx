import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import { deriveForm, strengthRanges } from 'contract/regulation';
import { utcDay } from 'contract';
import { Plus } from 'lucide-react';
import { Button, token } from 'shared-ui';
import { type InputsProps, RowsField, useFormValue } from 'shared-ui/form';
import styled from 'styled-components';
import { blankForm, type FormDraft, type LooseForm, wholeForm } from './form-draft';
import { FormHazardCells } from './form-hazard-cells';
import { FormLabelButton } from './form-label-button';
import { FormSaleCells } from './form-sale-cells';
import { FormTransportCells } from './form-transport-cells';

type Chemicals = typeof chemicals;

const Cells = styled.div`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr));
  gap: ${token.space[3]};
  min-width: 0;

  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

const Adders = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

/** What is sold of the chemical, one row for each strength or physical form. */
export function OfferedFormsField({ form }: InputsProps<Chemicals>) {
  const [classifications, limits] = form.fields.watch(['classifications', 'classificationLimits']);
  const name = useFormValue<Chemicals, string>(form, 'name') ?? '';
  const substance = { classifications: classifications ?? [], limits: limits ?? [] };
  const strengths = strengthRanges(substance.classifications, substance.limits)
    .map(({ from }) => from)
    .filter((from) => from > 0);

  function formOf(strength: number): FormDraft {
    const source = { supplier: null, day: utcDay() };
    const hazards = deriveForm({ ...substance, strength });
    const own = {
      name: `${name} ${strength} %`.trim(),
      strength,
      physicalForm: 'solution',
    } as const;
    return { ...blankForm, ...own, ...hazards, source };
  }
  return (
    <RowsField<Chemicals, LooseForm>
      form={form}
      name="offeredForms"
      label={t`Offered forms`}
      help={t`Strengths and physical forms with transport, hazards, grades and packs of their own. Visitors choose among them; the grades and packagings below are those of a chemical without forms.`}
      isOrdered
      rowLabel={(row, index) => row.name ?? t`form ${{ place: index + 1 }}`}
      renderAdder={(add) => (
        <Adders>
          <Button variant="outline" onClick={() => add(blankForm)}>
            <Plus /> {t`Add a form`}
          </Button>
          {strengths.map((strength) => (
            <Button key={strength} variant="ghost" onClick={() => add(formOf(strength))}>
              <Plus /> {t`${strength} %, by the limits`}
            </Button>
          ))}
        </Adders>
      )}
    >
      {(editor) => {
        const whole = { ...editor, row: wholeForm(editor.row) };
        return (
          <Cells data-fixed>
            <FormSaleCells {...whole} />
            <FormTransportCells {...whole} />
            <FormHazardCells {...whole} substance={substance} />
            <FormLabelButton name={whole.row.name} />
          </Cells>
        );
      }}
    </RowsField>
  );
}
