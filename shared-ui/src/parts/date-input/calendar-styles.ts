import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { calendarWidth } from './calendar-width';

export const Frame = styled.div`
  width: ${calendarWidth};
`;

export const Head = styled.div`
  display: flex;
  align-items: center;
  margin-bottom: ${token.space[2]};

  & > h2 {
    flex: 1;
    font-size: ${token.text.md};
    font-weight: ${token.weight.semibold};
    text-align: center;
  }
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;
  text-align: center;

  & th {
    height: ${token.space[8]};
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.medium};
  }
  & td {
    padding: 1px;
  }
`;

export const Day = styled.button`
  ${focusRing}
  width: 100%;
  height: calc(${token.control.md} - 2px);
  padding: 0;
  border: 1px solid transparent;
  border-radius: ${token.radius.md};
  background: none;
  color: ${token.color.text};
  font-size: ${token.text.md};
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: ${token.color.surfaceHover};
  }
  &:focus-visible {
    outline-offset: -1px;
  }
  &[data-outside] {
    color: ${token.color.textMuted};
  }
  &[aria-current='date'] {
    border-color: ${token.color.borderStrong};
    font-weight: ${token.weight.semibold};
  }
  [aria-selected='true'] > & {
    background: ${token.color.brand};
    color: ${token.color.onBrand};
    forced-color-adjust: none;
  }
  &:disabled {
    color: ${token.color.textFaint};
    text-decoration: line-through;
    cursor: not-allowed;
  }
`;
