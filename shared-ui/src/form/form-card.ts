import styled from 'styled-components';
import { Card } from '../parts/card/card';

/** The surface of a form with its own page; a form without sections is only as wide as its fields need. */
export const FormCard = styled(Card)`
  &:has(form):not(:has(form section)) {
    max-width: 46rem;
  }
`;
