import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import styled from 'styled-components';
import { token } from '../../tokens/token';
import { Label } from '../label/label';
import { type FieldControl, FieldContext, FieldProblem } from './field-context';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.3125rem;
  min-width: 0;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.sm};
`;

const Help = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
`;

const Problem = styled.p`
  display: flex;
  gap: 0.3125rem;
  color: ${token.color.dangerText};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.medium};

  & svg {
    flex: none;
    width: 0.875rem;
    height: 1.5em;
  }
`;

/** `children` is one control of this design system (or one that uses `useFieldControl`). */
export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean;
  /** `inline` puts the control before its label: checkboxes and switches. */
  layout?: 'stacked' | 'inline';
  /** The control's id; made when left out. */
  id?: string;
  children: ReactNode;
}

type ControlParts = Pick<FieldProps, 'help' | 'error' | 'isRequired'> & { id: string };

function controlProps({ id, help, error, isRequired }: ControlParts): FieldControl {
  const describedBy = [
    error === undefined ? undefined : `${id}-error`,
    help === undefined ? undefined : `${id}-help`,
  ].filter((part) => part !== undefined);
  return {
    id,
    'aria-labelledby': `${id}-label`,
    ...(describedBy.length > 0 && { 'aria-describedby': describedBy.join(' ') }),
    ...(error !== undefined && { 'aria-invalid': true as const }),
    ...(isRequired === true && { 'aria-required': true as const }),
  };
}

/**
 * A control with its label, help and error, wired for assistive technology.
 *
 * @example <Field label="Symbol" error={error} isRequired><Input {...register('symbol')} /></Field>
 */
export function Field(props: FieldProps) {
  const made = useId();
  const { label, help, isRequired = false, layout = 'stacked', id = made, children } = props;
  const [problem, setProblem] = useState<string>();
  const error = problem ?? props.error;
  const name = (
    <Label htmlFor={id} id={`${id}-label`} isRequired={isRequired}>
      {label}
    </Label>
  );
  return (
    <FieldContext value={controlProps({ id, help, error, isRequired })}>
      <FieldProblem value={setProblem}>
        <Stack>
          {layout === 'inline' ? (
            <Line>
              {children}
              {name}
            </Line>
          ) : (
            <>
              {name}
              {children}
            </>
          )}
          {error === undefined ? null : (
            <Problem id={`${id}-error`}>
              <CircleAlert aria-hidden="true" />
              {error}
            </Problem>
          )}
          {help === undefined ? null : <Help id={`${id}-help`}>{help}</Help>}
        </Stack>
      </FieldProblem>
    </FieldContext>
  );
}
