import styled from 'styled-components';
import { Card } from '../parts/card/card';

/** The surface of a form on a page of its own; one without sections is no wider than its few fields need. */
export const FormCard = styled(Card)`
  &:has(form):not(:has(form section)) {
    max-width: 46rem;
  }
`;
