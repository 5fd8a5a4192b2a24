import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { inputBox } from '../../tokens/mixins';
import { useFieldControl } from '../field/field-context';

const Box = styled.input`
  ${inputBox}

  &[type='search']::-webkit-search-cancel-button {
    appearance: none;
  }
`;

/** The props of `<input>`. */
export type InputProps = ComponentPropsWithRef<'input'>;

/** One line of text. Inside a `Field` its label, help and error are wired by themselves. */
export function Input({ type = 'text', ...rest }: InputProps) {
  return <Box type={type} {...useFieldControl(rest)} />;
}
