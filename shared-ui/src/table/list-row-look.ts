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
  &:has(> [aria-pressed='true']) {
    background: ${token.color.brandSoft};
  }
  &[data-selected] {
    background: ${token.color.surfaceSelected};
  }
  & > * {
    flex: none;
  }
  & > [data-words] {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[1]} ${token.space[3]};
    min-width: 0;
  }
  & > [data-words] > div {
    max-width: 100%;
  }
  /* A status may say more than fits. */
  & > [data-words] > :not(:first-child) * {
    white-space: normal;
  }
  & > [data-words] > :first-child {
    flex: 1 1 9rem;
    min-width: 0;
  }
`;

/** At most two lines, like the first column of a table. */
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

/** Side by side where they fit; one line each. */
export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[3]};
  margin: 0.125rem 0 0;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  line-height: 1.35;

  & > dd {
    min-width: 0;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* What stands on two lines in a table. */
  & > dd > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  & > dd > span > span,
  & > dd > span > small {
    display: inline;
    font-size: inherit;
  }
  & > dd > span > span + small::before {
    content: ', ';
  }
  & a {
    color: inherit;
  }
`;
