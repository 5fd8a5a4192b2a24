import styled from 'styled-components';
import { token } from '../tokens/token';

/** Filters side by side, for a list without a panel of filters. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  & > button {
    width: auto;
    max-width: 18rem;
  }
`;
