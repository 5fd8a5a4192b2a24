import { token } from 'shared-ui';
import styled, { css } from 'styled-components';
import { visuallyHidden } from '../common/look';

/** From this width on, lines are rows of a table; below, each is a card. */
export const wideLines = '62rem';

const columns = '1.75rem minmax(0, 1.7fr) 6.5rem 6.25rem 7.5rem minmax(0, 1fr) 2.75rem';

const labelsUnseen = css`
  & label {
    ${visuallyHidden}
  }
`;

export const Lines = styled.ol`
  padding: 0;
  border-top: 1px solid ${token.color.border};
  list-style: none;
`;

export const Headings = styled.div`
  display: none;
  grid-template-columns: ${columns};
  gap: 0.75rem;
  padding: 0 0 0.375rem;
  color: ${token.color.textMuted};
  font-size: 0.8125rem;
  font-weight: ${token.weight.medium};

  @media (min-width: ${wideLines}) {
    display: grid;
  }
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0.625rem 0.75rem;
  padding: 1rem 0;
  border-bottom: 1px solid ${token.color.border};

  & .remove {
    position: absolute;
    top: 0.75rem;
    inset-inline-end: 0;
  }
  @media (scripting: enabled) {
    &.unless-script {
      display: none;
    }
  }

  @media (min-width: ${wideLines}) {
    grid-template-columns: ${columns};
    align-items: start;
    padding: 0.75rem 0;
    ${labelsUnseen}

    & [id$='-error'] {
      width: max-content;
      max-width: 13rem;
    }

    & .remove {
      position: static;
      grid-column: 7;
      grid-row: 1;
      width: 2.75rem;
      height: 2.75rem;
    }
  }
`;

export const LineNumber = styled.span`
  display: none;

  @media (min-width: ${wideLines}) {
    display: block;
    padding-top: 0.625rem;
    color: ${token.color.textMuted};
    font-family: ${token.font.mono};
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
`;

export const ItemName = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
  padding-inline-end: 3.25rem;
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;

  & > div {
    margin-top: 0.375rem;
  }
  & a {
    color: inherit;
    text-decoration-color: ${token.color.borderStrong};
  }
  & a:hover {
    color: ${token.color.brandText};
    text-decoration-color: currentColor;
  }

  @media (min-width: ${wideLines}) {
    grid-column: 2;
    padding-inline-end: 0;

    & > span {
      display: block;
      padding-top: 0.5625rem;
    }
  }
`;

export const RowProblem = styled.p`
  color: ${token.color.dangerText};
  font-size: 0.875rem;
`;

/** The quantity in other measures. */
export const Amounts = styled.p`
  grid-column: 1 / -1;
  color: ${token.color.textMuted};
  font-size: 0.8125rem;
  font-variant-numeric: tabular-nums;

  @media (min-width: ${wideLines}) {
    grid-column: 3 / 7;
    margin-top: -0.25rem;
  }
`;

/** The quantities that an unclear number can mean. */
export const Meanings = styled(Amounts).attrs({ as: 'div' })`
  display: flex;
  flex-wrap: wrap;
  gap: 0.375rem 0.5rem;
  align-items: center;
`;
