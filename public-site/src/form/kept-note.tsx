import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import { forgetEntries } from './forget-entries';
import { entriesOf, fillIn, keepEntries, type KeptEntries, keptEntries } from './kept-entries';

const Offer = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  padding: 0.75rem 1rem;
  border-radius: ${token.radius.md};
  background: ${token.color.infoSoft};
  color: ${token.color.onInfoSoft};

  & > span {
    flex: 1 1 20rem;
  }
`;

const settling = 300;

interface KeptNoteProps {
  /** The address of the form. */
  action: string;
}

/** Keeps what is entered in the form around it while it is not sent, and offers what was entered before. */
export function KeptNote({ action }: KeptNoteProps): ReactNode {
  const note = useRef<HTMLDivElement>(null);
  const [offered, setOffered] = useState<KeptEntries>();
  const form = () => note.current?.closest('form') ?? undefined;

  // Keeps the tab's storage in step with the form, whose inputs hold their own values.
  useEffect(() => {
    const element = form();
    if (element === undefined) return undefined;
    const blank = JSON.stringify(entriesOf(element));
    const found = keptEntries(action);
    if (found !== undefined && JSON.stringify(found.entries) !== blank) setOffered(found);
    let timer: ReturnType<typeof setTimeout> | undefined;
    function keep() {
      if (element === undefined) return;
      clearTimeout(timer);
      timer = undefined;
      const entries = entriesOf(element);
      if (JSON.stringify(entries) === blank) forgetEntries(action);
      else keepEntries(action, entries);
    }
    function keepSoon() {
      clearTimeout(timer);
      timer = setTimeout(keep, settling);
    }
    function keepNow() {
      if (timer !== undefined) keep();
    }
    element.addEventListener('input', keepSoon);
    window.addEventListener('pagehide', keepNow);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('input', keepSoon);
      window.removeEventListener('pagehide', keepNow);
    };
  }, [action]);

  function decide(kept: KeptEntries | undefined) {
    const element = form();
    if (element !== undefined && kept !== undefined) fillIn(element, kept.entries);
    if (kept === undefined) forgetEntries(action);
    setOffered(undefined);
    element?.querySelector<HTMLElement>('input:not([type="hidden"], [tabindex="-1"])')?.focus();
  }
  return (
    <div ref={note} hidden={offered === undefined}>
      {offered === undefined ? null : (
        <Offer>
          <span>{t`You had entered something here and not sent it.`}</span>
          <Button size="sm" onClick={() => decide(offered)}>
            {t`Take over`}
          </Button>
          <Button size="sm" variant="outline" onClick={() => decide(undefined)}>
            {t`Discard`}
          </Button>
        </Offer>
      )}
    </div>
  );
}
