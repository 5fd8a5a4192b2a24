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
  /** What stands for none of them; left out where one has to be chosen. */
  none?: string;
  options: readonly FactOption[];
}

/** One of a list, in which what stands below another is set in. */
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

/** Browsers take usual spaces off the words of an option. */
const indent = '\u2003';

function Control(props: ComponentProps<'select'>) {
  return <Box {...useFieldControl(props)} />;
}
