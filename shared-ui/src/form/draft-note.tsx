import { t } from '@lingui/core/macro';
import { dayIn, readerTimeZone, timeText, dateTimeText } from 'contract';
import { FileClock } from 'lucide-react';
import { useRef } from 'react';
import styled from 'styled-components';
import { focusOn } from '../focus/focusable';
import { Button } from '../parts/button/button';
import { token } from '../tokens/token';
import type { DraftOffer } from './use-draft';

const Note = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]} ${token.space[3]};
  margin-bottom: ${token.space[4]};
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.infoSoft};
  color: ${token.color.onInfoSoft};
  font-size: ${token.text.sm};

  & > p {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }
  & > svg {
    flex: none;
  }
`;

export interface DraftNoteProps {
  draft: DraftOffer;
  /** What to know before it is taken over. */
  warning?: string | undefined;
}

/** Offers what was entered in this form and not saved, at its top. */
export function DraftNote({ draft, warning }: DraftNoteProps) {
  const note = useRef<HTMLOutputElement>(null);
  const { offered } = draft;
  if (offered === undefined) return null;

  /** The buttons vanish, so the focus goes on to the form's first input. */
  function end(act: () => void) {
    const form = note.current?.closest('form');
    act();
    const control = form?.querySelector<HTMLElement>(
      'input:not([type="hidden"]), textarea, [role="textbox"]',
    );
    focusOn(control ?? undefined);
  }
  return (
    <Note ref={note}>
      <FileClock size={18} aria-hidden="true" />
      <p>
        {t`You had unsaved changes of ${{ time: timeOf(offered.at) }}.`}
        {warning === undefined ? '' : ` ${warning}`}
      </p>
      <Button size="sm" onClick={() => end(() => draft.onTake(draft.take()))}>
        {t`Take over`}
      </Button>
      <Button size="sm" variant="outline" onClick={() => end(draft.discard)}>
        {t`Discard`}
      </Button>
    </Note>
  );
}

function timeOf(at: string): string {
  const zone = readerTimeZone();
  const isToday = dayIn(zone, new Date(at)) === dayIn(zone, new Date());
  return isToday ? timeText(at) : dateTimeText(at);
}
