import { useQueryClient } from '@tanstack/react-query';
import { type MailDraftContent, mailDraftEndpoints, mailDrafts } from 'contract/email';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useApi } from 'shared-ui/client';
import { refreshResource } from 'shared-ui/resource';
import { useSettled } from 'shared-ui';

/** Milliseconds without a key before a draft is saved. */
const pause = 1_500;

/** Saves a draft on the server while it is written, one save after the other. */
export function useAutosave(content: MailDraftContent, isEdited: boolean) {
  const api = useApi();
  const queryClient = useQueryClient();
  const text = JSON.stringify(content);
  const [savedText, setSavedText] = useState<string>();
  const [isFailing, setIsFailing] = useState(false);
  const settled = useSettled(text, pause);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const hasEnded = useRef(false);
  const isDirty = isEdited && text !== savedText;

  function enqueue() {
    last.current = last.current.then(async () => {
      if (hasEnded.current) return;
      try {
        await api.call(mailDraftEndpoints.save, { body: content });
        setSavedText(text);
        setIsFailing(false);
      } catch {
        setIsFailing(true);
      }
    });
    return last.current;
  }
  const saveSettled = useEffectEvent(() => {
    if (isDirty && settled === text) void enqueue();
  });
  // Keeps the server in step with what is written.
  useEffect(() => saveSettled(), [settled]);
  const leave = useEffectEvent(async () => {
    if (isDirty) await enqueue();
    await last.current;
    await refreshResource(queryClient, mailDrafts);
  });
  // Saves the last keys when the form closes.
  useEffect(() => () => void leave(), []);

  return {
    isSaved: isEdited && !isDirty,
    isFailing,
    /** Nothing is saved from here on, and what is being saved has been. */
    async end() {
      hasEnded.current = true;
      await last.current;
    },
    resume() {
      hasEnded.current = false;
    },
  };
}
