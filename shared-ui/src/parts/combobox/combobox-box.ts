import styled from 'styled-components';
import { inputBox } from '../../tokens/mixins';
import { token } from '../../tokens/token';

/** A frame that makes chips, text and buttons look like one input. */
export const ComboboxBox = styled.div`
  ${inputBox}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem;
  padding-block: 0.1875rem;
  cursor: text;

  &:has([aria-invalid='true']) {
    border-color: ${token.color.danger};
  }
  &:has(> input:disabled) {
    border-color: ${token.color.border};
    background: ${token.color.surfaceSunken};
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
  &:has(> input:disabled) > button {
    display: none;
  }
  & > input {
    flex: 1;
    min-width: 5rem;
    padding: 0.125rem 0;
    border: 0;
    outline: none;
    background: transparent;
    text-overflow: ellipsis;
  }
  & > input::placeholder {
    color: ${token.color.textFaint};
    opacity: 1;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.textMuted};
    pointer-events: none;
  }
`;
