import styled from 'styled-components';
import { token } from '../../tokens/token';

/** A keyboard key. */
export const Kbd = styled.kbd`
  display: inline-block;
  min-width: 1.375rem;
  padding: 0 0.3125rem;
  border: 1px solid ${token.color.border};
  border-bottom-width: 2px;
  border-radius: ${token.radius.sm};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font: ${token.weight.medium} ${token.text.xs} / 1.5 ${token.font.body};
  text-align: center;
`;
