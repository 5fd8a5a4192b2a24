import { useRef, useState } from 'react';
import { type DraftState, useDraftState, useLeaveGuard } from 'shared-ui/form';
import { blankDraft, type Draft, isWritten } from './draft';

/** Updates some fields of a draft. */
export type ChangeDraft = (part: Partial<Draft>) => void;

export interface MailDraft {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  /** For `DraftNote`: what was written before and not sent. */
  readonly kept: DraftState<Draft>['draft'];
  /** Starts another message. */
  readonly clear: () => void;
}

/** The message while it is written: kept in the browser, and asked about before the page is left. */
export function useDraft(): MailDraft {
  const [key, setKey] = useState(() => blankDraft().key);
  const { values, change, clear, draft } = useDraftState('email/new', { ...blankDraft(), key });
  const isReleased = useRef(false);
  useLeaveGuard(isWritten(values), isReleased, clear);
  return {
    draft: values,
    change,
    kept: draft,
    clear() {
      clear();
      setKey(blankDraft().key);
    },
  };
}
