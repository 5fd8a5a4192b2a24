import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { inputBox } from '../../tokens/mixins';
import { useFieldControl } from '../field/field-context';

const Box = styled.textarea`
  ${inputBox}
  display: block;
  min-height: 5.5rem;
  max-height: 60vh;
  resize: vertical;
  /* Grows with its text where the browser can. */
  field-sizing: content;
`;

/** The props of `<textarea>`. */
export type TextareaProps = ComponentPropsWithRef<'textarea'>;

/** Several lines of plain text. */
export function Textarea(props: TextareaProps) {
  return <Box {...useFieldControl(props)} />;
}
