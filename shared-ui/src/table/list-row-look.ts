import styled from 'styled-components';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';

export const RowBox = styled.li`
  --row-height: 3rem;
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: 3.5rem;
  padding: ${token.space[2]} ${token.space[1]} ${token.space[2]} 0.8125rem;
  border-bottom: 1px solid ${token.color.border};
  outline-offset: -2px;
  ${focusRing}

  &:last-child {
    border-bottom: 0;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[data-selected] {
    background: ${token.color.surfaceSelected};
  }
  & > * {
    flex: none;
  }
  & > [data-words] {
    flex: 1;
    min-width: 0;
  }
`;

/** Two lines, as the first column of a table is one. */
export const Title = styled.div`
  display: -webkit-box;
  overflow: hidden;
  font-weight: ${token.weight.medium};
  line-height: 1.35;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;

  & a {
    border-radius: ${token.radius.sm};
    color: ${token.color.text};
    text-decoration: none;
    ${focusRing}
  }
`;

/** Beside each other with points between, as many lines as they need. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.375rem;
  margin: ${token.space[1]} 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  line-height: 1.35;

  & > dd {
    display: flex;
    gap: 0.375rem;
    min-width: 0;
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  & > dd:not(:last-of-type)::after {
    content: '·' / '';
  }
  & a {
    color: inherit;
  }
`;
