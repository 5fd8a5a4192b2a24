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
  margin-inline-start: -0.625rem;
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
  padding-inline-start: 1.5625rem;

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

/** A question about the amount, or what to do about it. */
export const AmountNote = styled.p`
  margin-top: 0.25rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;
`;

/** The parts of a line as they were read. */
export const Parts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1rem;
  margin: 0.375rem 0 0;
  font-size: 0.875rem;

  & > div {
    display: flex;
    gap: 0.375rem;
    min-width: 0;
  }
  & dt {
    flex: none;
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Question = styled.fieldset`
  min-width: 0;
  margin: 0.375rem 0 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    color: ${token.color.text};
    font-size: 0.9375rem;
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
`;

export const OtherList = styled.details`
  margin-top: 1.25rem;

  & > summary {
    min-height: 2.75rem;
    line-height: 2.75rem;
    cursor: pointer;
    ${focusRing}
  }
  & > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
  & label {
    display: flex;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    font-size: 0.9375rem;
    overflow-wrap: anywhere;
    cursor: pointer;
  }
  & small {
    color: ${token.color.textMuted};
  }
  & input[type='checkbox'] {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: ${token.color.brand};
  }
`;

export const TermList = styled.dl`
  display: grid;
  gap: 0.25rem;
  margin-top: 1.25rem;
  padding: 0.75rem 1rem;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  font-size: 0.9375rem;

  & > div {
    display: grid;
    grid-template-columns: minmax(7rem, 10rem) minmax(0, 1fr);
    gap: 0.75rem;
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;
