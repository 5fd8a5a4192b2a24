import { breakpoint, token } from 'shared-ui';
import styled from 'styled-components';

export const Row = styled.li<{ $depth: number }>`
  --indent: calc(${({ $depth }) => $depth} * 1.5rem);
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 3.25rem;
  padding: ${token.space[1]} ${token.space[2]};
  padding-inline-start: calc(${token.space[1]} + var(--indent));
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surface};

  &:last-child {
    border-bottom: 0;
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &[data-carried] {
    z-index: 1;
    background: ${token.color.surfaceSelected};
    box-shadow: 0 0 0 2px ${token.color.brand};
  }
  @media (width < ${breakpoint.compact}) {
    gap: ${token.space[1]};
    padding-inline: var(--indent) ${token.space[1]};
  }
`;

/** The column headings. */
export const Heads = styled.div`
  display: flex;
  justify-content: space-between;
  padding: ${token.space[2]} 2.875rem ${token.space[2]} 2.75rem;
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surfaceSunken};
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
  font-weight: ${token.weight.semibold};

  @media (width < ${breakpoint.compact}) {
    padding-inline: 2.125rem 2.375rem;
  }
`;

/** Title and path, side by side where there is room. */
export const Texts = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: calc(20rem - var(--indent)) minmax(0, 1fr);
  align-items: baseline;
  gap: 0 ${token.space[4]};
  min-width: 0;

  & > a {
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  & > a:hover {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
  & > span {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    overflow-wrap: anywhere;
  }
  [data-unseen] > &,
  [data-unseen] > & > a {
    color: ${token.color.textMuted};
  }
  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
