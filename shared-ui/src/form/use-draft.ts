import { useEffect, useRef, useState } from 'react';
import {
  type DraftContent,
  type DraftKeeper,
  openDraft,
  removeDraft,
  type StoredDraft,
} from '../client/draft-store';
import { useMe } from '../client/use-me';

/** The draft of a form. */
export interface Draft {
  /** What was left behind the last time; undefined when there is nothing, or the user has decided. */
  readonly offered: StoredDraft | undefined;
  /** Stores what is entered; undefined when nothing is left to save. */
  keep: (content: DraftContent | undefined) => void;
  /** Takes what is offered out of the storage and returns its values. */
  take: () => StoredDraft['values'];
  /** Removes what is offered. */
  discard: () => void;
}

/** What `DraftNote` shows, and what happens with the values. */
export interface DraftOffer extends Draft {
  onTake: (values: StoredDraft['values']) => void;
}

/**
 * Keeps what is entered in a form in the browser, for the signed-in person, until it is saved or the person signs out,
 * and offers what was left behind. `DraftNote` shows the offer.
 *
 * @param form - names form and record, `units/new`; undefined keeps nothing
 */
export function useDraft(form: string | undefined): Draft {
  const person = useMe()?._id;
  const keeper = useRef<DraftKeeper>(undefined);
  const content = useRef<DraftContent>(undefined);
  const [left, setLeft] = useState<readonly StoredDraft[]>([]);

  // Opens the draft in the browser's storage as long as the form is shown.
  useEffect(() => {
    if (person === undefined || form === undefined) return undefined;
    const opened = openDraft({ person, form });
    let isOpen = true;
    keeper.current = opened;
    if (content.current !== undefined) opened.write(content.current);
    void opened.leftBehind().then((found) => {
      if (isOpen) setLeft(found);
    });
    return () => {
      isOpen = false;
      keeper.current = undefined;
      opened.close();
      setLeft([]);
    };
  }, [person, form]);

  const [offered] = left;
  function discard() {
    if (offered === undefined) return;
    removeDraft(offered.key);
    setLeft(left.slice(1));
  }
  return {
    offered,
    keep(next) {
      content.current = next;
      keeper.current?.write(next);
    },
    take() {
      discard();
      return offered?.values ?? {};
    },
    discard,
  };
}
