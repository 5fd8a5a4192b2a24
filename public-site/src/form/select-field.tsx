import { Field, inputBox, useFieldControl } from 'shared-ui';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { useField } from './form-context';

const Box = styled.select`
  ${inputBox}
`;

interface SelectFieldProps {
  name: string;
  label: string;
  hint?: string;
  isRequired?: boolean;
  autoComplete?: string;
  /** The label of the empty option. */
  none: string;
  options: readonly (readonly [value: string, text: string])[];
}

/** A native select, which works without a script. */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, isRequired = false, none, options, ...select } = props;
  const { id, value, error, note = hint } = useField(name);
  return (
    <Field id={id} label={label} help={note} error={error} isRequired={isRequired}>
      <Select name={name} defaultValue={value} {...select}>
        <option value="">{none}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Select(props: ComponentProps<'select'>) {
  return <Box {...useFieldControl(props)} />;
}
