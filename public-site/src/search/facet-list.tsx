import { useId } from 'react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { countText } from '../common/count-text';
import type { Facet, FacetValue } from './listing-view';

const Place = styled.section`
  & h3 {
    padding-bottom: 0.375rem;
    border-bottom: 1px solid ${token.color.border};
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
    font-weight: ${token.weight.medium};
    letter-spacing: 0;
  }
  & ul {
    margin-top: 0.25rem;
    padding: 0;
    list-style: none;
  }
  & summary {
    min-height: 2.125rem;
    padding-block: 0.3rem;
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
    cursor: pointer;
    ${focusRing}
  }
`;

const Value = styled.a`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.75rem;
  min-height: 2.125rem;
  padding-block: 0.3rem;
  color: ${token.color.text};
  font-size: 0.9375rem;
  line-height: 1.45;
  text-decoration: none;
  overflow-wrap: anywhere;
  ${focusRing}

  &:hover {
    color: ${token.color.brandText};
    text-decoration: underline;
  }
  &[aria-current] {
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
  }
  & small {
    color: ${token.color.textFaint};
    font-size: 0.8125rem;
    font-weight: ${token.weight.normal};
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
    padding-block: 0.6rem;
  }
`;

const shownAtOnce = 10;

/** The values of one kind; of many, the rest is to be opened. */
export function FacetList({ title, values }: Facet) {
  const id = useId();
  const rest = values.slice(shownAtOnce);
  return (
    <Place aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ValueList values={values.slice(0, shownAtOnce)} />
      {rest.length === 0 ? null : (
        <details open={rest.some(({ isChosen }) => isChosen)}>
          <summary>{rest.length} more</summary>
          <ValueList values={rest} />
        </details>
      )}
    </Place>
  );
}

function ValueList({ values }: Pick<Facet, 'values'>) {
  return (
    <ul>
      {values.map((value) => (
        <li key={value.name}>
          <ValueLink {...value} />
        </li>
      ))}
    </ul>
  );
}

function ValueLink({ name, count, href, isChosen }: FacetValue) {
  return (
    <Value href={href} rel="nofollow" {...(isChosen && { 'aria-current': true })}>
      {name}
      {count === null ? null : (
        <small>
          {countText(count)}
          <VisuallyHidden> chemicals</VisuallyHidden>
        </small>
      )}
    </Value>
  );
}
