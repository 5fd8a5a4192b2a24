import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  type AcceptedMail,
  type ComposedAttachment,
  emailEndpoints,
  emails,
  mailDraftEndpoints,
  mailDrafts,
  templates,
} from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { useRef, useState } from 'react';
import { type Option, showToast, undoDuration } from 'shared-ui';
import { ApiError, messageOf, randomKey, useApi } from 'shared-ui/client';
import { refreshResource, resourceCalls } from 'shared-ui/resource';
import {
  type Addressed,
  composedMail,
  draftContent,
  type FilledTemplate,
  type ReplyDraft,
  replyRecords,
  withTemplate,
} from './reply-draft';
import { useAutosave } from './use-autosave';

export interface ReplyOptions {
  addressed: Addressed;
  first: ReplyDraft;
  /** Whether it was saved before. */
  isStored: boolean;
  /** @param undo - takes it back, for as long as it waits */
  onSent: (undo: () => void) => void;
  /** It was taken back, and is the draft again. */
  onTakenBack: () => void;
}

/** The controller of a mail about an inquiry. */
export type Reply = ReturnType<typeof useReply>;

/** The state of a mail: fills it in from a template, saves it as it is written, and sends it once. */
export function useReply({ addressed, first, isStored, onSent, onTakenBack }: ReplyOptions) {
  const inquiryId = addressed.inquiry._id;
  const [draft, setDraft] = useState(first);
  const [isEdited, setIsEdited] = useState(isStored);
  const [isBusy, setIsBusy] = useState(false);
  const { problem, errorOf, noteFailure, noteError, forget } = useRefusal();
  const filling = useFilling(addressed);
  const sendOnce = useSending(addressed, onTakenBack);
  const autosave = useAutosave(draftContent(draft, inquiryId), isEdited);
  const discardStored = useDiscard(inquiryId);

  function edit(part: Partial<ReplyDraft> | ((now: ReplyDraft) => Partial<ReplyDraft>)) {
    setDraft((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
    setIsEdited(true);
  }
  async function choose(template: Option | null) {
    forget();
    try {
      const filled = template && (await filling.fill(template, draft.to));
      // What was refused while the message was still empty.
      forget();
      if (filled === null) edit({ template: null });
      else edit((now) => withTemplate(now, filled));
    } catch (error) {
      noteFailure(error);
    }
  }
  async function send() {
    forget();
    if (!isEdited && draft.kind !== 'forward') {
      noteError('html', t`Write a message`);
      return;
    }
    setIsBusy(true);
    try {
      await autosave.end();
      onSent(await sendOnce(draft));
    } catch (error) {
      autosave.resume();
      noteFailure(error);
    } finally {
      setIsBusy(false);
    }
  }
  return {
    draft,
    isEdited,
    isBusy,
    autosave,
    edit,
    attach: (document: ComposedAttachment) =>
      edit(({ attachments }) => ({ attachments: [...attachments, document] })),
    detach: ({ file }: ComposedAttachment) =>
      edit(({ attachments }) => ({ attachments: attachments.filter((one) => one.file !== file) })),
    choose,
    send,
    async discard() {
      await autosave.end();
      await discardStored();
    },
    problem,
    errorOf,
    isFilling: filling.isFilling,
  };
}

function useDiscard(inquiryId: Addressed['inquiry']['_id']) {
  const api = useApi();
  const queryClient = useQueryClient();
  return async () => {
    await api.call(mailDraftEndpoints.discard, { body: { inquiryId } });
    await refreshResource(queryClient, mailDrafts);
  };
}

/** The server's errors: `errorOf` for the reply's fields, `problem` for all others. */
function useRefusal() {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const shown: readonly string[] = ['to', 'cc', 'subject', 'html'];
  return {
    problem,
    errorOf: (field: string) => errors.get(field),
    noteFailure(error: unknown) {
      const named = (error instanceof ApiError ? error.fieldErrors : []).map((one) => ({
        ...one,
        path: one.path.replace(/^cc\..*/, 'cc'),
      }));
      const others = named.filter(({ path }) => !shown.includes(path));
      setErrors(new Map(named.map(({ path, message }) => [path, message])));
      if (others.length > 0) setProblem(others.map(({ message }) => message).join(' '));
      else if (named.length === 0) setProblem(messageOf(error));
    },
    noteError: (field: string, message: string) => setErrors(new Map([[field, message]])),
    forget() {
      setErrors(new Map());
      setProblem(undefined);
    },
  };
}

/** Renders a template with the records of the inquiry. */
function useFilling(addressed: Addressed) {
  const api = useApi();
  const [isFilling, setIsFilling] = useState(false);

  async function fill(template: Option, to: string): Promise<FilledTemplate> {
    setIsFilling(true);
    try {
      const body = { ...replyRecords(addressed, to), templateId: template.value };
      const [preview, { attachments }] = await Promise.all([
        api.call(emailEndpoints.preview, { body }),
        resourceCalls(api, templates).get(template.value),
      ]);
      const { subject, html, emptyVariables } = preview.data;
      return {
        template,
        subject,
        html,
        attachments,
        emptyVariables,
        signature: addressed.signature,
      };
    } finally {
      setIsFilling(false);
    }
  }
  return { fill, isFilling };
}

/**
 * Sends a mail, and offers to take it back. A retry with the same content reuses the idempotency key, so it is sent
 * once.
 */
function useSending({ inquiry }: Addressed, onTakenBack: () => void) {
  const api = useApi();
  const refresh = useRefreshed();
  const last = useRef({ content: '', key: '' });

  async function takeBack(batchId: AcceptedMail['batchId']) {
    try {
      await api.call(mailDraftEndpoints.takeBack, { body: { batchId } });
      await refresh();
      onTakenBack();
    } catch (error) {
      showToast({ title: t`Not taken back`, description: messageOf(error), tone: 'danger' });
      await refresh();
    }
  }
  return async (draft: ReplyDraft) => {
    const body = composedMail(draft, inquiry._id);
    const content = JSON.stringify(body);
    if (last.current.content !== content) last.current = { content, key: randomKey() };
    const idempotencyKey = last.current.key;
    const { data } = await api.call(mailDraftEndpoints.send, { body, idempotencyKey });
    const undo = () => void takeBack(data.batchId);
    showToast({
      title: t`Mail to ${{ to: body.to }} goes in a moment`,
      tone: 'success',
      duration: Math.max(0, Math.min(undoDuration, Date.parse(data.goesAt) - Date.now())),
      action: { label: t`Undo`, onSelect: undo },
    });
    await refresh();
    return undo;
  };
}

function useRefreshed() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([inquiries, emails, mailDrafts].map((one) => refreshResource(queryClient, one)));
}
