import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Spinner } from '../parts/spinner/spinner';
import { numberText } from '../text/format';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';
import type { Grouping, ListGroup } from './grouping';
import { focusBeside, steps } from './row-keys';

const Heading = styled.button`
  ${focusRing}
  position: sticky;
  inset-inline-start: 0.5rem;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token.space[3]};
  min-height: 2rem;
  max-width: 100%;
  padding: 0 ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.text};
  font: inherit;
  text-align: start;
  white-space: normal;
  cursor: pointer;

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    transition: rotate ${token.duration.fast};
  }
  &[aria-expanded='true'] > svg {
    rotate: 90deg;
  }
  & > strong {
    font-weight: ${token.weight.semibold};
    overflow-wrap: anywhere;
  }
  & > span {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-variant-numeric: tabular-nums;
  }
`;

const Rest = styled.span`
  position: sticky;
  inset-inline-start: 2.75rem;
  padding-inline: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};

  & a {
    border-radius: ${token.radius.sm};
    color: ${token.color.brandText};
    ${focusRing}
  }
`;

interface GroupHeadingProps {
  group: ListGroup;
  grouping: Grouping;
}

/** Folds and unfolds a group; arrow keys go on to the rows beside it. */
export function GroupHeading({ group, grouping }: GroupHeadingProps) {
  const { key, title, count, sums, isOpen } = group;
  function press(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key];
    const row = event.currentTarget.closest('tr, li');
    if (step === undefined || row === null) return;
    event.preventDefault();
    focusBeside(row, step);
  }
  return (
    <Heading
      type="button"
      data-group={key}
      aria-expanded={isOpen}
      onClick={() => grouping.toggle(key)}
      onKeyDown={press}
    >
      <ChevronRight aria-hidden="true" />
      <strong>{title}</strong>
      {[numberText(count), ...sums].map((text) => (
        <span key={text}>{text}</span>
      ))}
    </Heading>
  );
}

/** What stands below the rows of an unfolded group: that they load, or that there are more. */
export function groupRest({ group, grouping }: GroupHeadingProps) {
  const { key, title, count, isOpen, isLoading, start, end } = group;
  if (!isOpen || (!isLoading && end - start >= count)) return null;
  if (isLoading) return <Spinner label={t`Loading ${title}`} size={16} />;
  return (
    <Rest>
      <Trans>
        {{ shown: numberText(end - start) }} of {{ total: numberText(count) }}.{' '}
        <Link to={grouping.hrefOf(key)}>Show all of “{title}”</Link>
      </Trans>
    </Rest>
  );
}

/** That some groups are not listed. */
export function othersText({ others }: Grouping) {
  return others === 0 ? null : t`${{ others: numberText(others) }} more in smaller groups`;
}
