import { token } from 'shared-ui';
import styled from 'styled-components';
import { quietLink } from '../common/look';
import type { FigureView } from './home-view';

const Strip = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.5rem), 1fr));
  gap: 1.25rem clamp(1rem, 3vw, 2.5rem);
  margin: clamp(1.5rem, 3vw, 2.25rem) 0;

  /* The figure first, although its name comes first for a screen reader. */
  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    padding-inline-start: 0.875rem;
    border-inline-start: 2px solid ${token.color.brand};
  }
  & dd {
    margin: 0;
    font-size: clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem);
    font-weight: 640;
    font-variant-numeric: tabular-nums;
    line-height: 1.2;
    letter-spacing: -0.025em;
  }
  & dt {
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
    line-height: 1.35;
  }
  & a {
    ${quietLink}
    text-decoration: underline;
  }
`;

/** What the company's own records prove. */
export function FigureStrip({ figures }: { figures: readonly FigureView[] }) {
  if (figures.length === 0) return null;
  return (
    <Strip>
      {figures.map(({ figure, label, href }) => (
        <div key={label}>
          <dt>{href === null ? label : <a href={href}>{label}</a>}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </Strip>
  );
}
