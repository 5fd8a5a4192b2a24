import { token } from 'shared-ui';
import styled from 'styled-components';

/** Around a `LinesTable`, which is wider than a telephone. */
export const LinesScroll = styled.section`
  overflow-x: auto;
`;

/** A table of lines with their sums at its foot. */
export const LinesTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: ${token.space[2]} ${token.space[3]} ${token.space[2]} 0;
    border-bottom: 1px solid ${token.color.border};
    text-align: left;
    vertical-align: top;
  }
  & tbody th {
    min-width: 7rem;
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-weight: ${token.weight.normal};
  }
  & tfoot :is(th, td) {
    border-bottom: 0;
    font-weight: ${token.weight.semibold};
  }
`;
