import type { ReactNode } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-height: ${token.control.md};
  padding-inline: ${token.space[2]};
  border-radius: ${token.radius.md};
  cursor: pointer;

  &[aria-selected='true'] {
    background: ${token.color.brandSoft};
    color: ${token.color.onBrandSoft};
  }
  & svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    opacity: 0.75;
  }
`;

const Title = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Aside = styled.span`
  flex: none;
  max-width: 45%;
  overflow: hidden;
  margin-inline-start: auto;
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  text-overflow: ellipsis;
  white-space: nowrap;

  [aria-selected='true'] & {
    color: inherit;
  }
`;

/** A screen, record or action of the palette. */
export interface PaletteEntry {
  /** Unique in the palette. */
  readonly key: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** What tells it from others of its title; empty for none. */
  readonly aside: string;
  readonly run: () => void;
}

interface PaletteOptionProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
  readonly onPoint: () => void;
}

/** One line of the results. */
export function PaletteOption({ id, entry, isActive, onPoint }: PaletteOptionProps) {
  const { icon, title, aside, run } = entry;
  return (
    <Line
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a line of the list box
      role="option"
      aria-selected={isActive}
      {...(isActive && { 'data-highlighted': '' })}
      onMouseMove={onPoint}
      onClick={run}
    >
      {icon}
      <Title>{title}</Title>
      {aside === '' ? null : <Aside>{aside}</Aside>}
    </Line>
  );
}
