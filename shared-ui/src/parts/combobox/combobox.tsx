import { t } from '@lingui/core/macro';
import { ChevronDown, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import styled from 'styled-components';
import { useFieldControl } from '../field/field-context';
import { IconButton } from '../icon-button/icon-button';
import type { Option } from '../select/option';
import { ComboboxBox } from './combobox-box';
import { ComboboxList } from './combobox-list';
import { useOptionCombobox } from './use-option-combobox';
import type { OptionSource } from './use-options';

/** Without chips nothing wraps, even in a narrow cell. */
const OneLine = styled(ComboboxBox)`
  flex-wrap: nowrap;

  & > input {
    min-width: 0;
  }
`;

/** Props shared by `Combobox` and `MultiCombobox`. */
export interface ComboboxBaseProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'role' | 'type'
> {
  /** Names the list for assistive technology ("Suppliers"). */
  label: string;
  /** A function must keep its identity between renders: each new function triggers a new request. */
  options: OptionSource;
}

/** `value` is the whole option, because an id alone does not give its label. */
export interface ComboboxProps extends ComboboxBaseProps {
  value: Option | null;
  onValueChange: (option: Option | null) => void;
}

/**
 * A single choice, found by typing.
 *
 * @example <Combobox label="Categories" options={searchCategories} value={category} onValueChange={setCategory} />
 */
export function Combobox({ label, options, value, onValueChange, ...rest }: ComboboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const combobox = useOptionCombobox({ options, onChoose: onValueChange });
  const { onBlur, ...inputProps } = combobox.inputProps;
  return (
    <ComboboxList
      combobox={combobox}
      label={label}
      anchor={box}
      isSelected={(option) => option.value === value?.value}
    >
      <OneLine ref={box}>
        <input
          {...useFieldControl(rest)}
          {...inputProps}
          value={combobox.isOpen ? combobox.text : (value?.label ?? '')}
          placeholder={combobox.isOpen && value !== null ? value.label : rest.placeholder}
          onBlur={(event) => {
            onBlur();
            rest.onBlur?.(event);
          }}
        />
        {value === null || rest.disabled === true ? null : (
          <IconButton
            label={t`Clear ${{ label: value.label }}`}
            size="sm"
            onClick={() => onValueChange(null)}
          >
            <X />
          </IconButton>
        )}
        <ChevronDown aria-hidden="true" />
      </OneLine>
    </ComboboxList>
  );
}
