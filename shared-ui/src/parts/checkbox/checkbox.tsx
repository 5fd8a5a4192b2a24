import { Check, Minus } from 'lucide-react';
import type { ComponentPropsWithRef, KeyboardEvent, MouseEvent } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { useFieldControl } from '../field/field-context';

const Box = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  vertical-align: middle;
  width: 1.125rem;
  height: 1.125rem;
  padding: 0;
  border: 1.5px solid ${token.color.borderStrong};
  border-radius: ${token.radius.sm};
  background: ${token.color.surface};
  color: ${token.color.onBrand};
  cursor: pointer;
  transition: background-color ${token.duration.fast};
  ${focusRing}

  &:hover:not(:disabled) {
    border-color: ${token.color.brandText};
  }
  &[data-state='checked'],
  &[data-state='indeterminate'] {
    border-color: ${token.color.brand};
    background: ${token.color.brand};
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  /* The touch target is larger than the box. */
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -0.875rem;
    }
  }
  & span {
    display: inline-flex;
  }
  & svg {
    width: 0.8125rem;
    height: 0.8125rem;
    stroke-width: 3.5;
  }
`;

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'button'>, 'type' | 'children'> {
  /** `'indeterminate'`: part of the selection. */
  checked?: boolean | 'indeterminate';
  onCheckedChange?: (checked: boolean | 'indeterminate') => void;
}

/** A checkbox; needs a label (a `Field`, or `aria-label` in tables). */
export function Checkbox(props: CheckboxProps) {
  const {
    checked = false,
    onCheckedChange,
    onClick,
    onKeyDown,
    ...button
  } = useFieldControl(props);

  function change(event: MouseEvent<HTMLButtonElement>) {
    onClick?.(event);
    if (!event.defaultPrevented) onCheckedChange?.(checked !== true);
  }
  /** Enter changes no checkbox, though it presses a button. */
  function press(event: KeyboardEvent<HTMLButtonElement>) {
    onKeyDown?.(event);
    if (event.key === 'Enter') event.preventDefault();
  }
  return (
    <Box
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its mark is drawn, and the ref is a button's
      role="checkbox"
      aria-checked={checked === 'indeterminate' ? 'mixed' : checked}
      data-state={stateOf(checked)}
      onClick={change}
      onKeyDown={press}
      {...button}
    >
      {checked === false ? null : (
        <span>{checked === 'indeterminate' ? <Minus /> : <Check />}</span>
      )}
    </Box>
  );
}

function stateOf(checked: boolean | 'indeterminate'): string {
  if (checked === 'indeterminate') return checked;
  return checked ? 'checked' : 'unchecked';
}
