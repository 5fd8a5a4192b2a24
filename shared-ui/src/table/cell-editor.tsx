import { type KeyboardEvent, type ReactNode, useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuLabel,
} from '../parts/dropdown-menu/dropdown-menu';
import { Input } from '../parts/input/input';
import { NumberInput } from '../parts/number-input/number-input';
import type { Option } from '../parts/select/option';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { type CellControl, valueOfText } from './column-edit';
import { fieldOf, useCellSave } from './use-cell-save';

interface CellEditorProps {
  resource: AnyResource;
  control: CellControl;
  row: RowOf<AnyResource>;
  field: string;
  columnLabel: string;
  /** Names the control: "Status of Acetone". */
  label: string;
  /** What the cell shows while a menu is open. */
  shown: ReactNode;
  onEnd: () => void;
}

/** The control of a cell while it is edited. Enter and a choice save, Escape leaves it. */
export function CellEditor({ resource, row, field, columnLabel, ...props }: CellEditorProps) {
  const { save } = useCellSave(resource);
  const { control, onEnd } = props;
  const value = fieldOf(row, field);

  function end(next: unknown) {
    onEnd();
    if (next !== value) void save({ row, field, label: columnLabel.toLowerCase(), value: next });
  }
  const cell = { ...props, value, onSave: end };
  switch (control.kind) {
    case 'choice':
      return (
        <ChoiceCell
          {...cell}
          options={control.options}
          onSave={(text) => end(valueOfText(resource, field, text))}
        />
      );
    case 'records':
      return (
        <control.Choices>
          {(options) => (
            <ChoiceCell {...cell} options={options} onSave={(id) => end(id === '' ? null : id)} />
          )}
        </control.Choices>
      );
    case 'number':
      return <NumberCell {...cell} />;
    case 'text':
      return <TextCell {...cell} />;
    default:
      return control satisfies never;
  }
}

interface ControlProps<Value> {
  label: string;
  shown: ReactNode;
  value: unknown;
  onSave: (value: Value) => void;
  onEnd: () => void;
}

interface ChoiceCellProps extends ControlProps<string> {
  options: readonly Option[];
}

function ChoiceCell({ label, shown, value, options, onSave, onEnd }: ChoiceCellProps) {
  return (
    <DropdownMenu
      open
      isModal={false}
      align="start"
      trigger={<span>{shown}</span>}
      onOpenChange={onEnd}
      onCloseAutoFocus={(event) => event.preventDefault()}
    >
      <DropdownMenuLabel>{label}</DropdownMenuLabel>
      {options.map((option) => (
        <DropdownMenuCheckboxItem
          key={option.value}
          checked={textOf(value) === option.value}
          onSelect={() => onSave(option.value)}
        >
          {option.label}
        </DropdownMenuCheckboxItem>
      ))}
    </DropdownMenu>
  );
}

function NumberCell({ label, value, onSave, onEnd }: ControlProps<number | null>) {
  const [number, setNumber] = useState(typeof value === 'number' ? value : null);
  return (
    <NumberInput
      ref={focusOnMount}
      aria-label={label}
      value={number}
      onValueChange={setNumber}
      onKeyDown={endKeys({ save: () => onSave(number), cancel: onEnd })}
      onBlur={onEnd}
    />
  );
}

function TextCell({ label, value, onSave, onEnd }: ControlProps<string | null>) {
  const [text, setText] = useState(typeof value === 'string' ? value : '');
  const typed = text.trim();
  return (
    <Input
      ref={focusOnMount}
      aria-label={label}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={endKeys({ save: () => onSave(typed === '' ? null : typed), cancel: onEnd })}
      onBlur={onEnd}
    />
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : '';
}

function endKeys({ save, cancel }: { save: () => void; cancel: () => void }) {
  return (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') cancel();
  };
}

function focusOnMount(input: HTMLInputElement | null) {
  input?.focus();
  input?.select();
}
