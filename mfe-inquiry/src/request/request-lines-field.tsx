import { t } from '@lingui/core/macro';
import { Grade, unitGroups, units } from 'contract/catalog';
import { DocumentWanted, maxRequestLines, type supplierRequests } from 'contract/inquiry';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Combobox,
  DecimalInput,
  Field,
  Input,
  MultiCombobox,
  Select,
  token,
} from 'shared-ui';
import { newUuid } from 'shared-ui/client';
import { type InputsProps, type RowEditor, RowsField, useFormField } from 'shared-ui/form';
import { useAllRows, type ValuesOf } from 'shared-ui/resource';
import styled from 'styled-components';
import { ChemicalChoice } from '../common/chemical-choice';
import { FormChoice } from '../common/form-choice';

type Requests = typeof supplierRequests;
type LineDraft = NonNullable<ValuesOf<Requests>['lines']>[number];

const Cells = styled.div`
  flex: 1 1 100%;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${token.space[3]};
  min-width: 0;

  & > :first-child {
    grid-column: 1 / -1;
  }
`;

const none = '—';
const grades = [none, ...Grade.options].map((value) => ({ value, label: value }));
const documents = DocumentWanted.options.map((value) => ({ value, label: value }));

function blankLine(): LineDraft {
  return {
    key: newUuid(),
    chemicalId: null,
    offeredForm: null,
    freeText: null,
    grade: null,
    quantity: null,
    unitId: null,
    packaging: null,
    documentsWanted: [],
  };
}

/** The lines of a draft, one row each. */
export function RequestLinesField({ form }: InputsProps<Requests>) {
  const field = { form, name: 'lines', label: t`Lines` } as const;
  const { value } = useFormField<Requests, readonly LineDraft[]>(field);
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const stored = form.record;
  const names = new Map<string, string>(
    stored?.lines.flatMap(({ chemicalId, offeredForm }, place) => {
      const name = stored.requestedLines[place]?.name;
      return chemicalId === null || offeredForm !== null || name === undefined
        ? []
        : [[chemicalId, name] as const];
    }),
  );
  const isFull = (value?.length ?? 0) >= maxRequestLines;
  return (
    <RowsField<Requests, LineDraft>
      {...field}
      isOrdered
      rowLabel={(_line, index) => t`line ${{ place: index + 1 }}`}
      renderAdder={(add) => (
        <Button variant="outline" disabled={isFull} onClick={() => add(blankLine())}>
          <Plus /> {t`Add a line`}
        </Button>
      )}
    >
      {(editor) => (
        <LineInputs
          {...editor}
          name={chosen.get(editor.row.chemicalId ?? '') ?? names.get(editor.row.chemicalId ?? '')}
          onNamed={(id, name) => setChosen((current) => new Map(current).set(id, name))}
        />
      )}
    </RowsField>
  );
}

interface LineInputsProps extends RowEditor<LineDraft> {
  name: string | undefined;
  onNamed: (id: string, name: string) => void;
}

function LineInputs({ row, change, cell, name, onNamed }: LineInputsProps) {
  const unitOptions = unitGroups(useAllRows(units))
    .flatMap((group) => group.units)
    .map(({ _id, symbol, name: detail }) => ({ value: _id as string, label: symbol, detail }));
  return (
    <Cells data-fixed>
      <ChemicalChoice row={row} change={change} cell={cell} name={name} onNamed={onNamed} />
      <FormChoice row={row} change={change} cell={cell} />
      <Field label={t`Quantity`} {...cell('quantity')}>
        <DecimalInput
          value={row.quantity ?? ''}
          onValueChange={(quantity) => change({ quantity: quantity === '' ? null : quantity })}
        />
      </Field>
      <Field label={t`Unit`} {...cell('unitId')}>
        <Combobox
          label={t`Units`}
          options={unitOptions}
          value={unitOptions.find(({ value }) => value === row.unitId) ?? null}
          onValueChange={(unit) => change({ unitId: unit?.value ?? null })}
        />
      </Field>
      <Field label={t`Grade`} {...cell('grade')}>
        <Select
          options={grades}
          value={row.grade ?? undefined}
          placeholder={none}
          onValueChange={(grade) => change({ grade: Grade.safeParse(grade).data ?? null })}
        />
      </Field>
      <Field label={t`Pack wanted`} {...cell('packaging')}>
        <Input
          value={row.packaging ?? ''}
          placeholder={t`200 L drum`}
          onChange={({ target }) =>
            change({ packaging: target.value === '' ? null : target.value })
          }
        />
      </Field>
      <Field label={t`Documents`} {...cell('documentsWanted')}>
        <MultiCombobox
          label={t`Documents`}
          options={documents}
          value={documents.filter(({ value }) => row.documentsWanted?.includes(value))}
          onValueChange={(options) =>
            change({
              documentsWanted: options.flatMap(
                ({ value }) => DocumentWanted.safeParse(value).data ?? [],
              ),
            })
          }
        />
      </Field>
    </Cells>
  );
}
