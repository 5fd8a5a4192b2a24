import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from 'shared-ui/form';
import { blankDraft, type Draft, isWritten } from './draft';
import { storeDraft, storedDraft } from './stored-draft';

/** Updates some fields of a draft. */
export type ChangeDraft = (part: Partial<Draft>) => void;

/** The draft: survives a reload, and asks before the page is left. */
export function useDraft() {
  const [draft, setDraft] = useState(() => storedDraft() ?? blankDraft());
  const isReleased = useRef(false);
  useLeaveGuard(isWritten(draft), isReleased);

  // Keeps the tab's storage in step with the draft.
  useEffect(() => {
    storeDraft(isWritten(draft) ? draft : undefined);
  }, [draft]);
  // The leave guard has asked already, so leaving discards the draft.
  useEffect(() => () => storeDraft(undefined), []);

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    replace: setDraft,
  };
}
