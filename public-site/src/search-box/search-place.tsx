import { focusRing, inputBox, token } from 'shared-ui';
import styled, { css } from 'styled-components';

export type SearchBoxSize = 'header' | 'hero' | 'page';

const large = css`
  & input {
    min-height: 3.5rem;
    padding-block: 0;
    padding-inline: 1.125rem 8.25rem;
    font-size: 1.0625rem;
  }
  & button {
    inset-block: 0.375rem;
    inset-inline: auto 0.375rem;
    gap: 0.5rem;
    padding: 0 1.125rem;
    border-radius: 5px;
    background: ${token.color.brand};
    color: ${token.color.onBrand};
    font-weight: ${token.weight.semibold};
  }
  & button:hover {
    background: ${token.color.brandHover};
  }
  @media (max-width: 30rem) {
    & input {
      padding-inline-end: 3.75rem;
    }
    & button {
      width: 2.75rem;
      padding: 0;
    }
    & button span {
      display: none;
    }
  }
`;

const small = css`
  & input {
    min-height: 2.75rem;
    padding-block: 0;
    padding-inline: 0.875rem 2.75rem;
    font-size: 0.9375rem;
  }
  & button {
    inset-block: 1px;
    inset-inline: auto 1px;
    width: 2.625rem;
    border-radius: ${token.radius.md};
    background: transparent;
    color: ${token.color.textMuted};
  }
  & button:hover {
    color: ${token.color.brandText};
  }
`;

/** The box with its button inside; the suggestions are positioned below. */
export const SearchPlace = styled.div.attrs({ role: 'search' })<{ $size: SearchBoxSize }>`
  position: relative;
  width: 100%;
  max-width: ${({ $size }) => ($size === 'header' ? '34rem' : '44rem')};

  & input {
    ${inputBox}
    text-overflow: ellipsis;
  }
  & button {
    position: absolute;
    display: flex;
    align-items: center;
    justify-content: center;
    border: 0;
    cursor: pointer;
    ${focusRing}
  }
  & svg {
    width: 1.1875rem;
    height: 1.1875rem;
  }
  ${({ $size }) => ($size === 'header' ? small : large)}

  /* Below 16 px, iOS zooms into a focused input. */
  @media (pointer: coarse) {
    & input {
      font-size: 1rem;
    }
  }
`;
