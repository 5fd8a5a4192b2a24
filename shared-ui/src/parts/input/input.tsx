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

/** A single-line text input. A surrounding `Field` connects label, help and error. */
export function Input({ type = 'text', ...rest }: InputProps) {
  return <Box type={type} {...useFieldControl(rest)} />;
}
