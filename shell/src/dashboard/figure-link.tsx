import { Link } from 'react-router-dom';
import { focusRing, numberText, Skeleton, token } from 'shared-ui';
import styled from 'styled-components';

const Box = styled(Link)`
  display: grid;
  gap: ${token.space[1]};
  padding: ${token.space[4]} ${token.space[5]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  text-decoration: none;
  transition: border-color ${token.duration.fast};
  ${focusRing}

  &:hover {
    border-color: ${token.color.brandText};
  }
  & strong {
    min-height: 2.5rem;
    color: ${token.color.text};
    font-size: ${token.text['3xl']};
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.semibold};
    letter-spacing: -0.03em;
    line-height: 1.25;
  }
`;

export type Figure = number | 'loading' | 'unknown';

export interface FigureLinkProps {
  readonly label: string;
  readonly value: Figure;
  /** The list behind the figure. */
  readonly to: string;
}

/** A number, and the way to what it counts. */
export function FigureLink({ label, value, to }: FigureLinkProps) {
  return (
    <Box to={to}>
      {label}
      <strong aria-busy={value === 'loading'}>
        <FigureText value={value} />
      </strong>
    </Box>
  );
}

function FigureText({ value }: Pick<FigureLinkProps, 'value'>) {
  if (value === 'loading') return <Skeleton width="4rem" height="2rem" />;
  return value === 'unknown' ? 'not known' : numberText(value);
}
