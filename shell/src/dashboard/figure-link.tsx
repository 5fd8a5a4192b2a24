import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { focusRing, token } from 'shared-ui';
import styled, { css } from 'styled-components';

const box = css`
  display: grid;
  align-content: start;
  gap: ${token.space[1]};
  padding: ${token.space[4]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & strong {
    color: ${token.color.text};
    font-size: ${token.text['3xl']};
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.semibold};
    letter-spacing: -0.03em;
    line-height: 1.25;
  }
  & strong > small {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-weight: ${token.weight.normal};
    letter-spacing: 0;
    white-space: nowrap;
  }
`;

const LinkBox = styled(Link)`
  ${box}
  text-decoration: none;
  transition: border-color ${token.duration.fast};
  ${focusRing}

  &:hover {
    border-color: ${token.color.brandText};
  }
`;

const PlainBox = styled.div`
  ${box}
`;

export interface FigureLinkProps {
  readonly label: string;
  readonly value: string;
  /** The change since the previous period. */
  readonly trend?: string | undefined;
  /** The previous figure, or an explanation. */
  readonly note?: ReactNode;
  /** The list behind the figure; undefined when no screen has it. */
  readonly to: string | undefined;
}

/** A number that links to the records it counts. */
export function FigureLink({ label, value, trend, note, to }: FigureLinkProps) {
  const content = (
    <>
      {label}
      <strong>
        {value} {trend === undefined ? null : <small>{trend}</small>}
      </strong>
      {note}
    </>
  );
  return to === undefined ? <PlainBox>{content}</PlainBox> : <LinkBox to={to}>{content}</LinkBox>;
}
