import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';

const Text = styled.label`
  color: ${token.color.text};
  font-size: ${token.text.sm};
  font-weight: ${token.weight.medium};
  line-height: 1.4;
`;

const Star = styled.span`
  margin-inline-start: 0.1875rem;
  color: ${token.color.dangerText};
`;

/** `isRequired` shows a star; the control itself carries `aria-required`. */
export interface LabelProps extends ComponentPropsWithRef<'label'> {
  isRequired?: boolean;
}

/** A control's label; `Field` renders its own. */
export function Label({ isRequired = false, children, ...rest }: LabelProps) {
  return (
    <Text {...rest}>
      {children}
      {isRequired ? <Star aria-hidden="true">*</Star> : null}
    </Text>
  );
}
