import { breakpoint, token } from 'shared-ui';
import styled from 'styled-components';

/** A row with its marks of where a dragged one would go. Rows out of sight are not laid out. */
export const Row = styled.div<{ $depth: number }>`
  --indent: calc(${({ $depth }) => $depth - 1} * 1.75rem);
  position: relative;
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 3.25rem;
  padding: ${token.space[1]} ${token.space[2]} ${token.space[1]}
    calc(${token.space[1]} + var(--indent));
  border-bottom: 1px solid ${token.color.border};
  content-visibility: auto;
  contain-intrinsic-size: auto 3.25rem;

  &:last-child {
    border-bottom: 0;
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: -2px;
  }
  &[data-dragged] {
    opacity: 0.45;
  }
  & > [data-toggle] {
    flex: none;
    width: 1.75rem;
  }
  & > [data-toggle] > svg {
    transition: transform ${token.duration.fast} ${token.ease};
  }
  & > [data-toggle='collapse'] > svg {
    transform: rotate(90deg);
  }
  &[data-drop='into'] {
    background: ${token.color.brandSoft};
    outline: 2px solid ${token.color.brand};
    outline-offset: -2px;
  }
  &[data-drop='before']::before,
  &[data-drop='after']::before {
    content: '';
    position: absolute;
    inset-inline: calc(${token.space[1]} + var(--indent)) 0;
    height: 3px;
    border-radius: ${token.radius.full};
    background: ${token.color.brand};
  }
  &[data-drop='before']::before {
    top: 0;
  }
  &[data-drop='after']::before {
    bottom: 0;
  }
  @media (width < ${breakpoint.compact}) {
    --indent: calc(${({ $depth }) => $depth - 1} * 0.75rem);
    gap: ${token.space[1]};

    & > [data-empty] {
      display: none;
    }
  }
`;

/** Name and counts: beside each other where there is room. */
export const Texts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.125rem ${token.space[4]};
  min-width: 0;

  & > a {
    overflow-wrap: anywhere;
    color: ${token.color.text};
    font-weight: ${token.weight.medium};
    text-decoration: none;
  }
  & > a:hover {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
  @media (width < ${breakpoint.compact}) {
    flex-direction: column;
  }
`;

export const Counts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token.space[3]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;

  & > a {
    color: inherit;
    text-underline-offset: 0.2em;
  }
  & > a:hover {
    color: ${token.color.brandText};
  }
  @media (width >= ${breakpoint.mobile}) {
    & > a {
      min-width: 6.5rem;
      text-align: end;
    }
  }
`;
