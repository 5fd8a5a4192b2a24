import { useQueryClient } from '@tanstack/react-query';
import { emailEndpoints, emails, templates } from 'contract/email';
import { inquiries } from 'contract/inquiry';
import { type PartnerDocument } from 'contract/partner';
import { useRef, useState } from 'react';
import { type Option, showToast } from 'shared-ui';
import { ApiError, messageOf, useApi, randomKey } from 'shared-ui/client';
import { type DraftOffer, useDraftState } from 'shared-ui/form';
import { refreshResource, resourceCalls } from 'shared-ui/resource';
import {
  type Addressed,
  blankReply,
  replyBody,
  type ReplyDraft,
  replyRecords,
} from './reply-draft';
import type { ServerRow } from './use-reply-start';

export interface ReplyOptions {
  addressed: Addressed;
  servers: readonly ServerRow[];
  onBusy: (isBusy: boolean) => void;
  /** Reports whether there is unsaved input. */
  onEdited: (isEdited: boolean) => void;
  onSent: () => void;
}

/** The controller of a reply. */
export type Reply = ReturnType<typeof useReply>;

/** The state of a reply: fills it in from a template, and sends it once. */
export function useReply(options: ReplyOptions) {
  const { addressed, servers, onBusy, onEdited, onSent } = options;
  const { values: draft, ...state } = useDraftState(`reply/${addressed.inquiry._id}`, () =>
    blankReply(usualServer(servers), addressed.inquiry),
  );
  const { problem, errorOf, noteFailure, noteError, forget } = useRefusal();
  const filling = useFilling(addressed);
  const sendOnce = useSending(addressed);

  function change(part: Partial<ReplyDraft>) {
    state.change(part);
    if (part.isEdited !== undefined) onEdited(part.isEdited);
  }
  async function choose(template: Option | null) {
    forget();
    try {
      const filled = template === null ? { template } : await filling.fill(template);
      // What was refused while the message was still empty.
      forget();
      change(filled);
    } catch (error) {
      noteFailure(error);
    }
  }
  async function send() {
    forget();
    if (draft.template === null && !draft.isEdited) {
      noteError('html', 'Write a message');
      return;
    }
    onBusy(true);
    try {
      await sendOnce(draft);
      state.clear();
      onSent();
    } catch (error) {
      noteFailure(error);
    } finally {
      onBusy(false);
    }
  }
  const kept: DraftOffer = {
    ...state.draft,
    onTake(values) {
      state.draft.onTake(values);
      onEdited(true);
    },
  };
  return {
    draft,
    /** What was written before and not sent. */
    kept,
    change,
    edit: (part: Pick<ReplyDraft, 'subject'> | Pick<ReplyDraft, 'html'>) =>
      change({ ...part, isEdited: true }),
    attach: (document: PartnerDocument) =>
      state.change({ attachments: [...draft.attachments, document] }),
    detach: ({ file }: PartnerDocument) =>
      state.change({ attachments: draft.attachments.filter((one) => one.file !== file) }),
    choose,
    send,
    problem,
    errorOf,
    isFilling: filling.isFilling,
  };
}

function usualServer(servers: readonly ServerRow[]) {
  return (servers.find(({ isDefault }) => isDefault) ?? servers[0])?._id;
}

/** The server's errors: `errorOf` for the reply's fields, `problem` for all others. */
function useRefusal() {
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  const [problem, setProblem] = useState<string>();
  const shown: readonly string[] = ['subject', 'html'];
  return {
    problem,
    errorOf: (field: string) => errors.get(field),
    noteFailure(error: unknown) {
      const named = error instanceof ApiError ? error.fieldErrors : [];
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

  async function fill(template: Option): Promise<Partial<ReplyDraft>> {
    setIsFilling(true);
    try {
      const body = { ...replyRecords(addressed), templateId: template.value };
      const [preview, { attachments }] = await Promise.all([
        api.call(emailEndpoints.preview, { body }),
        resourceCalls(api, templates).get(template.value),
      ]);
      const { subject, html, emptyVariables } = preview.data;
      return { template, subject, html, attachments, emptyVariables, isEdited: false };
    } finally {
      setIsFilling(false);
    }
  }
  return { fill, isFilling };
}

/** Sends a message. A retry with the same content reuses the idempotency key, so it is sent once. */
function useSending(addressed: Addressed) {
  const api = useApi();
  const queryClient = useQueryClient();
  const last = useRef({ content: '', key: '' });

  return async (draft: ReplyDraft) => {
    const body = replyBody(draft, addressed);
    const content = JSON.stringify(body);
    if (last.current.content !== content) last.current = { content, key: randomKey() };
    await api.call(emailEndpoints.send, { body, idempotencyKey: last.current.key });
    showToast({ title: `Mail to ${addressed.inquiry.email} is on its way`, tone: 'success' });
    await Promise.all([
      refreshResource(queryClient, inquiries),
      refreshResource(queryClient, emails),
    ]);
  };
}
