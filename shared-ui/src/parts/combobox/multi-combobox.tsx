import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { useFieldControl } from '../field/field-context';
import type { Option } from '../select/option';
import type { ComboboxBaseProps } from './combobox';
import { ComboboxBox } from './combobox-box';
import { ComboboxList } from './combobox-list';
import { useOptionCombobox } from './use-option-combobox';

/** A selected option with a remove button. */
export const Chip = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  max-width: 100%;
  padding-inline-start: 0.5rem;
  border-radius: ${token.radius.sm};
  background: ${token.color.brandSoft};
  color: ${token.color.onBrandSoft};
  font-size: ${token.text.sm};
  line-height: 1.5;

  & > button {
    display: grid;
    place-items: center;
    min-width: 1.5rem;
    min-height: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${token.radius.sm};
    background: transparent;
    color: inherit;
    cursor: pointer;
    ${focusRing}
  }
  & > button:hover {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
  @media (pointer: coarse) {
    & > button {
      min-width: 2.75rem;
      min-height: 2.25rem;
    }
  }
`;

/** `value` is in the order of selection. */
export interface MultiComboboxProps extends ComboboxBaseProps {
  value: readonly Option[];
  onValueChange: (options: readonly Option[]) => void;
}

/** A multiple choice, found by typing and shown as chips; Backspace removes the last chip. */
export function MultiCombobox(props: MultiComboboxProps) {
  const { label, options, value, onValueChange, ...rest } = props;
  const box = useRef<HTMLDivElement>(null);
  const isSelected = (option: Option) => value.some((one) => one.value === option.value);

  function remove(option: Option) {
    onValueChange(value.filter((one) => one.value !== option.value));
  }
  const combobox = useOptionCombobox({
    options,
    staysOpen: true,
    onChoose: (option) => (isSelected(option) ? remove(option) : onValueChange([...value, option])),
    onEraseEmpty: () => onValueChange(value.slice(0, -1)),
  });
  const { onBlur, ...inputProps } = combobox.inputProps;
  return (
    <ComboboxList combobox={combobox} label={label} anchor={box} isSelected={isSelected}>
      <ComboboxBox ref={box}>
        {value.map((option) => (
          <Chip key={option.value}>
            {option.label}
            <button
              type="button"
              aria-label={t`Remove ${{ label: option.label }}`}
              onClick={() => remove(option)}
            >
              <X size={13} aria-hidden="true" />
            </button>
          </Chip>
        ))}
        <input
          {...useFieldControl(rest)}
          {...inputProps}
          value={combobox.text}
          placeholder={value.length === 0 ? rest.placeholder : undefined}
          onBlur={(event) => {
            onBlur();
            rest.onBlur?.(event);
          }}
        />
      </ComboboxBox>
    </ComboboxList>
  );
}
