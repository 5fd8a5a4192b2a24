import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Circle, CircleDot, Square, SquareCheck } from 'lucide-react';
import { useId } from 'react';
import { focusRing, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { countText } from '../common/count-text';
import { inSentence } from '../language/in-sentence';
import type { Facet, FacetValue } from './listing-view';

const Section = styled.section`
  & > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0.75rem;
    border-bottom: 1px solid ${token.color.border};
  }
  & > div a {
    color: ${token.color.brandText};
    font-size: 0.8125rem;
    ${focusRing}
  }
  & h3 {
    padding-bottom: 0.375rem;
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
  gap: 0.5rem;
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
  & > svg {
    flex: none;
    align-self: flex-start;
    width: 1rem;
    height: 1rem;
    margin-top: 0.1875rem;
    color: ${token.color.borderStrong};
  }
  &:hover > svg,
  &[aria-current] > svg {
    color: ${token.color.brandText};
  }
  @media (pointer: coarse) {
    min-height: 2.75rem;
    padding-block: 0.6rem;
  }
`;

const shownAtOnce = 10;

/** The values of a facet; long lists are collapsed. */
export function FacetList({ title, values }: Facet) {
  const id = useId();
  const rest = values.slice(shownAtOnce);
  const { length: count } = rest;
  return (
    <Section aria-labelledby={id}>
      <div>
        <h3 id={id}>{title}</h3>
        <ClearLink title={title} values={values} />
      </div>
      <ValueList values={values.slice(0, shownAtOnce)} />
      {count === 0 ? null : (
        <details open={rest.some(({ isChosen }) => isChosen)}>
          <summary>{t`${count} more`}</summary>
          <ValueList values={rest} />
        </details>
      )}
    </Section>
  );
}

/** The link of the chosen value removes it. A sort order cannot be removed. */
function ClearLink({ title, values }: Facet) {
  const chosen = values.find(({ isChosen, count }) => isChosen && count !== null);
  if (!chosen) return null;
  const name = inSentence(title);
  return (
    <a href={chosen.href} rel="nofollow">
      <Trans>
        Clear<VisuallyHidden> {name}</VisuallyHidden>
      </Trans>
    </a>
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

function ValueLink({ name, lang, count, href, isChosen }: FacetValue) {
  return (
    <Value href={href} rel="nofollow" {...(isChosen && { 'aria-current': true })}>
      <Mark isOrder={count === null} isChosen={isChosen} />
      <span lang={lang}>{name}</span>
      {count === null ? null : (
        <small>
          {countText(count)}
          <VisuallyHidden>
            {' '}
            {t`${plural(count, { one: 'chemical', other: 'chemicals' })}`}
          </VisuallyHidden>
        </small>
      )}
    </Value>
  );
}

/** A checkbox for a filter, a radio button for a sort order. */
function Mark({ isOrder, isChosen }: { isOrder: boolean; isChosen: boolean }) {
  if (isOrder) return isChosen ? <CircleDot aria-hidden="true" /> : <Circle aria-hidden="true" />;
  return isChosen ? <SquareCheck aria-hidden="true" /> : <Square aria-hidden="true" />;
}
