import { token } from 'shared-ui';
import styled from 'styled-components';

/** A remark on a search. */
export const Notice = styled.p`
  max-width: 46rem;
  margin-bottom: 1.25rem;
  padding: 0.125rem 0 0.125rem 0.875rem;
  border-left: 3px solid ${token.color.brand};
  overflow-wrap: anywhere;

  & a {
    color: ${token.color.brandText};
    font-weight: ${token.weight.medium};
  }
`;
