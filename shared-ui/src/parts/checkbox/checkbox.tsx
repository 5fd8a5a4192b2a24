import { Check, Minus } from 'lucide-react';
import { Checkbox as Primitive } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { useFieldControl } from '../field/field-context';

const Box = styled(Primitive.Root)`
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

/** `checked` may be `'indeterminate'`: part of the selection. */
export type CheckboxProps = ComponentPropsWithRef<typeof Primitive.Root>;

/** A checkbox; needs a label (a `Field`, or `aria-label` in tables). */
export function Checkbox(props: CheckboxProps) {
  return (
    <Box {...useFieldControl(props)}>
      <Primitive.Indicator>
        {props.checked === 'indeterminate' ? <Minus /> : <Check />}
      </Primitive.Indicator>
    </Box>
  );
}
