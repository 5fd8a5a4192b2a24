import styled from 'styled-components';
import { Field } from '../../parts/field/field';
import { NumberInput } from '../../parts/number-input/number-input';
import type { AnyResource } from '../../resource/resource-types';
import { token } from '../../tokens/token';
import { type FormFieldProps, useFormField } from '../use-form-field';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};

  & > span {
    flex: none;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

export interface NumberFieldProps<R extends AnyResource> extends FormFieldProps<R, number> {
  /** Shown after the input: `°C`, `g/mol`. */
  unit?: string;
}

/** A number; empty is null. */
export function NumberField<R extends AnyResource>(props: NumberFieldProps<R>) {
  const { value, change, blur, ref, fieldProps } = useFormField(props);
  return (
    <Field {...fieldProps}>
      <Line>
        <NumberInput ref={ref} value={value} onValueChange={change} onBlur={blur} />
        {props.unit === undefined ? null : <span>{props.unit}</span>}
      </Line>
    </Field>
  );
}
