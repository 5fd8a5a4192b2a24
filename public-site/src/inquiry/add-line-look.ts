import { token } from 'shared-ui';
import styled from 'styled-components';

export const AddRow = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem 0.75rem;
  align-items: start;
  max-width: 44rem;

  & > button {
    min-height: 2.75rem;
    margin-top: 1.625rem;
  }
`;

export const OptionList = styled.div`
  position: absolute;
  z-index: ${token.layer.popup};
  top: 4.625rem;
  right: 0;
  left: 0;
  max-height: min(22rem, 55dvh);
  overflow: auto;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceRaised};

  & > button {
    display: grid;
    width: 100%;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 1rem;
    align-items: center;
    min-height: 2.75rem;
    padding: 0.375rem 0.875rem;
    border: 0;
    background: none;
    text-align: left;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & > button + button {
    border-top: 1px solid ${token.color.border};
  }
  & > button:hover,
  & > button[aria-selected='true'] {
    background: ${token.color.surfaceSelected};
  }
  & > button[aria-selected='true'] {
    box-shadow: inset 3px 0 ${token.color.brand};
  }
  & small {
    color: ${token.color.textMuted};
    font-family: ${token.font.mono};
    font-size: 0.8125rem;
  }
`;

export const Said = styled.output`
  grid-column: 1 / -1;
  min-height: 1.5em;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
  overflow-wrap: anywhere;
`;
