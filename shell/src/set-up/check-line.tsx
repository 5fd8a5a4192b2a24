import { type ReactNode, useId } from 'react';
import { Checkbox, token } from 'shared-ui';
import styled from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.sm};

  & label {
    cursor: pointer;
  }
`;

interface CheckLineProps {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly children: ReactNode;
}

/** A checkbox with its label beside it. */
export function CheckLine({ isChecked, onChange, children }: CheckLineProps) {
  const id = useId();
  return (
    <Line>
      <Checkbox
        id={id}
        checked={isChecked}
        onCheckedChange={(checked) => onChange(checked === true)}
      />
      <label htmlFor={id}>{children}</label>
    </Line>
  );
}
