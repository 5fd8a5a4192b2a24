import styled from 'styled-components';
import { token } from '../tokens/token';

/** The container of a list with stacked rows. */
export const RowList = styled.ul`
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};
  list-style: none;

  &[aria-busy='true'] {
    opacity: 0.6;
    transition: opacity ${token.duration.normal} 150ms;
  }
`;
