import { token } from 'shared-ui';
import styled from 'styled-components';

/** A remark on a search. */
export const Notice = styled.p`
  max-width: 46rem;
  margin-bottom: 1.25rem;
  padding-block: 0.125rem;
  padding-inline: 0.875rem 0;
  border-inline-start: 3px solid ${token.color.brand};
  overflow-wrap: anywhere;

  & a {
    color: ${token.color.brandText};
    font-weight: ${token.weight.medium};
  }
`;
