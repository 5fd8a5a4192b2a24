import { RadioGroup as Primitive } from 'radix-ui';
import { type ComponentPropsWithRef, useId } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { useFieldControl } from '../field/field-context';
import { type Option, findOption } from '../select/option';

const Group = styled(Primitive.Root)`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[5]};
`;

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.sm};
`;

const Dot = styled(Primitive.Item)`
  flex: none;
  display: grid;
  place-items: center;
  width: 1.125rem;
  height: 1.125rem;
  padding: 0;
  border: 1.5px solid ${token.color.borderStrong};
  border-radius: 50%;
  background: ${token.color.surface};
  cursor: pointer;
  ${focusRing}

  &[data-state='checked'] {
    border-color: ${token.color.brand};
    background: ${token.color.brand};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`;

const Mark = styled(Primitive.Indicator)`
  width: 0.4375rem;
  height: 0.4375rem;
  border-radius: 50%;
  background: ${token.color.onBrand};
`;

/** `options` in the order shown; name the group with a `Field` or `aria-label`. */
export interface RadioGroupProps<Value extends string> extends Omit<
  ComponentPropsWithRef<typeof Primitive.Root>,
  'value' | 'onValueChange' | 'children'
> {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
}

/** A single choice among a few visible options; for more than five use `Select`. */
export function RadioGroup<Value extends string>({
  options,
  value,
  onValueChange,
  ...rest
}: RadioGroupProps<Value>) {
  const id = useId();
  function choose(chosen: string) {
    const option = findOption(options, chosen);
    if (option !== undefined) onValueChange(option.value);
  }
  return (
    <Group {...useFieldControl(rest)} value={value ?? ''} onValueChange={choose}>
      {options.map((option) => (
        <Line key={option.value}>
          <Dot
            value={option.value}
            id={`${id}-${option.value}`}
            disabled={option.isDisabled ?? false}
          >
            <Mark />
          </Dot>
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
        </Line>
      ))}
    </Group>
  );
}
