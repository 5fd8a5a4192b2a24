import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import type { RowVerdict } from './order-list-view';

export const OrderLine = styled.li`
  display: grid;
  grid-template-columns: 2.75rem minmax(0, 1fr) 6.5rem 6.25rem;
  gap: 0.625rem 0.75rem;
  align-items: start;
  padding: 0.75rem 0;
  border-bottom: 1px solid ${token.color.border};

  & label {
    font-size: 0.8125rem;
  }
  & input:not([type='checkbox'], [type='radio']) {
    min-height: 2.75rem;
    font-size: 1rem;
  }
  &:has(input[type='checkbox']:not(:checked)) > div:nth-child(2) {
    color: ${token.color.textMuted};
  }

  @media (max-width: 44rem) {
    grid-template-columns: 2.75rem minmax(0, 1fr) minmax(0, 1fr);

    & > div:nth-child(2) {
      grid-column: 2 / -1;
    }
    & > div:nth-of-type(2) {
      grid-column: 2;
    }
  }
`;

export const Take = styled.label`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-left: -0.625rem;
  cursor: pointer;

  & > input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${token.color.brand};
    ${focusRing}
  }
`;

const colors: Readonly<Record<RowVerdict['kind'], string>> = {
  found: token.color.success,
  similar: token.color.warning,
  'wrong-digit': token.color.danger,
  'not-carried': token.color.textMuted,
};

export const Verdict = styled.p<{ $kind: RowVerdict['kind'] }>`
  display: flex;
  gap: 0.5rem;
  margin-top: 0.25rem;
  font-size: 0.9375rem;
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    width: 1.0625rem;
    height: 1.5em;
    color: ${({ $kind }) => colors[$kind]};
  }
`;

export const Choices = styled.div`
  display: grid;
  padding-left: 1.5625rem;

  & > label {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 2rem;
    font-size: 0.9375rem;
    cursor: pointer;
  }
  & input {
    flex: none;
    width: 1.0625rem;
    height: 1.0625rem;
    margin: 0;
    accent-color: ${token.color.brand};
  }
  @media (pointer: coarse) {
    & > label {
      min-height: 2.75rem;
    }
  }
`;

export const SendRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 1.25rem;
  align-items: center;
  margin-top: 1.5rem;
`;

/** How an amount was read. */
export const AmountNote = styled.p`
  margin-top: 0.25rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
`;

export const MeaningButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.375rem;
`;
