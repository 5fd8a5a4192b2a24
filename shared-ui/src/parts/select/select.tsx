import { t } from '@lingui/core/macro';
import { Check, ChevronDown } from 'lucide-react';
import { Select as Primitive } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { holdOpener } from '../../focus/use-focus-return';
import { inputBox, popupItem, popupPanel } from '../../tokens/mixins';
import { styleNonce } from '../../tokens/style-nonce';
import { token } from '../../tokens/token';
import { useFieldControl } from '../field/field-context';
import { type Option, findOption } from './option';

const Trigger = styled(Primitive.Trigger)`
  ${inputBox}
  display: inline-flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
  text-align: start;
  cursor: pointer;

  &[data-placeholder] {
    color: ${token.color.textFaint};
  }
  & > span:first-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.textMuted};
  }
`;

const Panel = styled(Primitive.Content)`
  ${popupPanel}
  min-width: var(--radix-select-trigger-width);
  max-height: min(22rem, var(--radix-select-content-available-height));
  padding: ${token.space[1]};
  overflow: auto;
`;

const Item = styled(Primitive.Item)`
  ${popupItem}
  justify-content: space-between;
  padding-inline-end: 0.375rem;

  & > span[aria-hidden] svg {
    width: 1rem;
    height: 1rem;
    color: ${token.color.brandText};
  }
`;

/** `value` undefined shows the placeholder. Values must not be empty strings. */
export interface SelectProps<Value extends string> extends Omit<
  ComponentPropsWithRef<'button'>,
  'value' | 'onChange' | 'children' | 'dir' | 'name'
> {
  options: readonly Option<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string;
}

/** A single choice from a short, fixed list; for long or remote lists see `Combobox`. */
export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = t`Choose…`,
  disabled = false,
  ...rest
}: SelectProps<Value>) {
  function choose(chosen: string) {
    const option = findOption(options, chosen);
    if (option === undefined) return;
    holdOpener();
    onValueChange(option.value);
  }
  return (
    <Primitive.Root value={value ?? ''} onValueChange={choose} disabled={disabled}>
      <Trigger {...useFieldControl(rest)}>
        <Primitive.Value placeholder={placeholder} />
        <Primitive.Icon asChild>
          <ChevronDown />
        </Primitive.Icon>
      </Trigger>
      <Primitive.Portal>
        <Panel position="popper" sideOffset={4}>
          <Primitive.Viewport nonce={styleNonce()}>
            {options.map((option) => (
              <Item key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
                <Primitive.ItemText>{option.label}</Primitive.ItemText>
                <Primitive.ItemIndicator>
                  <Check />
                </Primitive.ItemIndicator>
              </Item>
            ))}
          </Primitive.Viewport>
        </Panel>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
