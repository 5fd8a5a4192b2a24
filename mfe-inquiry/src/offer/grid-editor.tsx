import { t } from '@lingui/core/macro';
import { Grade, unitGroups } from 'contract/catalog';
import type { SuggestedSupplier } from 'contract/inquiry';
import { type FocusEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Combobox, type Option } from 'shared-ui';
import { typedValue, useChemicalOptions } from '../common/use-chemical-options';
import { textOf, written } from './grid-cells';
import type { GridColumn } from './grid-columns';
import { type GridFacts, type GridLine, withCost } from './grid-line';
import type { CellActions } from './grid-row';
import { type PriceOf, withSupplier } from './line-prices';
import { refuse } from './refuse';
import { useSuppliers } from './use-line-prices';
import { useSupplierOptions } from './use-supplier-options';

interface GridEditorProps extends CellActions {
  row: GridLine;
  index: number;
  column: GridColumn;
  facts: GridFacts;
  of: PriceOf;
  /** Whether typing takes the place of what is there. */
  isReplaced: boolean;
}

/** The input of the cell that is edited. */
export function GridEditor(props: GridEditorProps) {
  switch (props.column.id) {
    case 'chemical':
      return <ChemicalEditor {...props} />;
    case 'supplier':
      return <SupplierEditor {...props} />;
    case 'grade':
      return (
        <ChoiceEditor {...props} options={grades} value={optionIn(grades, props.row.line.grade)} />
      );
    case 'unit':
      return <UnitEditor {...props} />;
    default:
      return <TextEditor {...props} />;
  }
}

function TextEditor({ row, index, column, facts, type, isReplaced }: GridEditorProps) {
  const [text, setText] = useState(() => (isReplaced ? '' : textOf(column.id, row, facts)));
  return (
    <input
      ref={useFocusAtEnd()}
      aria-label={labelOf(column, index)}
      autoComplete="off"
      inputMode={column.kind === 'number' ? 'decimal' : 'text'}
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        type(index, column, target.value);
      }}
      onBlur={() => {
        if (written(column.id, row, { text, facts }) !== undefined) return;
        const cell = `${text} (${column.label})`;
        refuse(column.id === 'packs' ? t`${cell}: enter a pack first` : cell);
      }}
    />
  );
}

const grades: readonly Option[] = Grade.options.map((value) => ({ value, label: value }));

interface ChoiceEditorProps extends GridEditorProps {
  options: Parameters<typeof Combobox>[0]['options'];
  value: Option | null;
  onChoose?: (option: Option) => void;
}

/** A choice, or the text of one: leaving the cell takes what is typed. */
function ChoiceEditor(props: ChoiceEditorProps) {
  const { index, column, type, options, value, onChoose, isReplaced } = props;
  const isChosen = useRef(false);
  const input = useFocusAtEnd(isReplaced);
  function choose(option: Option | null) {
    isChosen.current = option !== null;
    if (option === null || onChoose === undefined) type(index, column, option?.label ?? '');
    else onChoose(option);
  }
  function leave({ target }: FocusEvent<HTMLInputElement>) {
    const typed = target.value.trim();
    if (!isChosen.current && typed !== '' && typed !== value?.label) type(index, column, typed);
  }
  return (
    <Combobox
      ref={input}
      aria-label={labelOf(column, index)}
      label={column.label}
      options={options}
      value={value}
      onValueChange={choose}
      onBlur={leave}
    />
  );
}

function UnitEditor(props: GridEditorProps) {
  const { facts, row } = props;
  const options = useMemo(
    () =>
      unitGroups([...facts.units.values()])
        .flatMap(({ units }) => units)
        .map(({ _id, symbol }) => ({ value: _id, label: symbol })),
    [facts.units],
  );
  return <ChoiceEditor {...props} options={options} value={optionIn(options, row.line.unitId)} />;
}

function ChemicalEditor(props: GridEditorProps) {
  const { index, row, facts, choose, type, column } = props;
  const { options, formOf } = useChemicalOptions();
  const name = textOf('chemical', row, facts);
  const value = row.line.chemicalId ?? typedValue;
  return (
    <ChoiceEditor
      {...props}
      options={options}
      value={name === '' ? null : { value, label: name }}
      onChoose={(option) =>
        option.value === typedValue
          ? type(index, column, option.label)
          : choose(index, {
              ...row,
              line: {
                ...row.line,
                chemicalId: option.value,
                freeText: null,
                offeredForm: formOf(option),
              },
            })
      }
    />
  );
}

const none: readonly SuggestedSupplier[] = [];

function SupplierEditor(props: GridEditorProps) {
  const { index, row, facts, of, put } = props;
  const { line, cost } = row;
  const known = useSuppliers(line, of) ?? none;
  const options = useSupplierOptions(known);
  const id = cost?.supplierId;
  function take(option: Option) {
    const supplier = known.find(({ supplierId }) => supplierId === option.value);
    const shown = { supplierId: null, unitPrice: '', currency: of.currency, ...cost };
    const part = supplier ? withSupplier(shown, supplier) : { supplierId: option.value };
    const leadTimeDays = line.leadTimeDays ?? supplier?.leadTimeDays ?? null;
    put(index, withCost({ line: { ...line, leadTimeDays }, cost }, part, of.currency));
  }
  return (
    <ChoiceEditor
      {...props}
      options={options}
      value={id ? { value: id, label: facts.suppliers.get(id) ?? '…' } : null}
      onChoose={take}
    />
  );
}

function optionIn(options: readonly Option[], value: string | null | undefined): Option | null {
  return options.find((option) => option.value === value) ?? null;
}

function labelOf({ label }: GridColumn, index: number): string {
  return t`${label}, line ${{ place: index + 1 }}`;
}

/** Takes the focus when it mounts. */
function useFocusAtEnd(selects = false) {
  const input = useRef<HTMLInputElement>(null);
  // The key that opened the cell is typed into it.
  useLayoutEffect(() => {
    const { current } = input;
    current?.focus();
    if (selects) current?.select();
    else current?.setSelectionRange(current.value.length, current.value.length);
  }, [selects]);
  return input;
}
