import { t } from '@lingui/core/macro';
import { Star } from 'lucide-react';
import { useState } from 'react';
import { Button, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { pageHref } from '../common/hrefs';
import { maxSaved } from '../common/saved-hrefs';
import { type SavedChemical, visitorsSaved } from './saved-store';
import { useSaved } from './use-saved';

const Place = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem;

  & [aria-pressed='true'] svg {
    fill: currentColor;
  }
  &[data-is-icon] {
    gap: 0;
  }
  &[data-is-icon] button {
    width: 2.25rem;
    padding: 0;
  }
`;

interface SaveStarProps {
  chemical: SavedChemical;
  /** With words, and the way to the list. */
  isLarge?: boolean;
}

/** Saves a chemical in this browser, or takes it out again. It needs a script. */
export function SaveStar({ chemical, isLarge = false }: SaveStarProps) {
  const { chemicals, isStored } = useSaved();
  const [isFull, setFull] = useState(false);
  const { id, name, href, casNumber } = chemical;
  const isSaved = chemicals.some((one) => one.id === id);

  function toggle(): void {
    if (isSaved) visitorsSaved().remove(id);
    else setFull(visitorsSaved().add([{ id, name, href, casNumber }]) > 0);
  }
  return (
    <Place className="needs-script not-in-print" {...(!isLarge && { 'data-is-icon': true })}>
      <Button
        variant="ghost"
        size={isLarge ? 'lg' : 'sm'}
        aria-pressed={isSaved}
        title={isSaved ? t`Saved` : t`Save`}
        onClick={toggle}
      >
        <Star aria-hidden="true" />
        {isLarge ? t`Save` : <VisuallyHidden>{t`Save`}</VisuallyHidden>}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      {isLarge && isSaved ? <a href={pageHref('saved')}>{t`Saved chemicals`}</a> : null}
      <output>
        {isFull && t`A list has at most ${maxSaved} chemicals.`}
        {isLarge && isSaved && !isStored && notStoredWords()}
      </output>
    </Place>
  );
}

export const notStoredWords = () =>
  t`This browser stores nothing here: the list lasts until you leave this page.`;
