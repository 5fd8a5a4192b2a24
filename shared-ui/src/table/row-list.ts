import styled from 'styled-components';
import { busyList } from '../tokens/mixins';
import { token } from '../tokens/token';

/** The container of a list with stacked rows. */
export const RowList = styled.ul`
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};
  list-style: none;
  ${busyList}
`;
