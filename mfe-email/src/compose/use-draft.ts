import { useEffect, useRef, useState } from 'react';
import { useLeaveGuard } from 'shared-ui/form';
import { blankDraft, type Draft, isWritten } from './draft';
import { storeDraft, storedDraft } from './stored-draft';

/** Changes some of a draft. */
export type ChangeDraft = (part: Partial<Draft>) => void;

/** The message that is written: kept over a reload, and asked about before it is left. */
export function useDraft() {
  const [draft, setDraft] = useState(() => storedDraft() ?? blankDraft());
  const isReleased = useRef(false);
  useLeaveGuard(isWritten(draft), isReleased);

  // Keeps the tab's storage in step with what is written.
  useEffect(() => {
    storeDraft(isWritten(draft) ? draft : undefined);
  }, [draft]);
  // Leaving was asked about: what is written is given up with the page.
  useEffect(() => () => storeDraft(undefined), []);

  return {
    draft,
    change: (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part })),
    replace: setDraft,
  };
}
