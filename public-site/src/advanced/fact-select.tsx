import type { ComponentProps } from 'react';
import { Field, inputBox, useFieldControl } from 'shared-ui';
import styled from 'styled-components';
import type { FactOption } from './advanced-view';

const Box = styled.select`
  ${inputBox}
`;

interface FactSelectProps {
  id: string;
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  /** The label of the empty option; omitted where a choice is required. */
  none?: string;
  options: readonly FactOption[];
}

/** A select whose nested options are indented. */
export function FactSelect({ id, label, name, value, error, none, options }: FactSelectProps) {
  return (
    <Field id={id} label={label} error={error}>
      <Control name={name} defaultValue={value}>
        {none === undefined ? null : <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {indent.repeat(option.level) + option.label}
          </option>
        ))}
      </Control>
    </Field>
  );
}

/** Browsers trim ordinary spaces from an option's text. */
const indent = '\u2003';

function Control(props: ComponentProps<'select'>) {
  return <Box {...useFieldControl(props)} />;
}
