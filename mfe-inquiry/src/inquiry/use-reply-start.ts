import { queryOptions, useQuery } from '@tanstack/react-query';
import { maxPageSize } from 'contract';
import { mailDraftEndpoints, mailDrafts, mailServers } from 'contract/email';
import { type Inquiry } from 'contract/inquiry';
import { customers } from 'contract/partner';
import { useApi, useMe } from 'shared-ui/client';
import { resourceCalls, resourceKeys, type RowOf, useResourceRecord } from 'shared-ui/resource';
import {
  type Addressed,
  blankReply,
  type ReplyDraft,
  signedReply,
  storedReply,
} from './reply-draft';
import type { Writing } from './writing';

export type ServerRow = RowOf<typeof mailServers>;

interface ReadyReply {
  readonly addressed: Addressed;
  readonly servers: readonly ServerRow[];
  readonly first: ReplyDraft;
  /** The text that follows below; undefined for a new mail. */
  readonly quote: string | undefined;
  /** When the draft was last saved; undefined for what has just begun. */
  readonly savedAt: string | undefined;
  /** Whether the draft is another mail than the one that was asked for. */
  readonly isOther: boolean;
}

export type ReplyStart =
  | { kind: 'loading' | 'no-address' | 'no-server' }
  | { kind: 'failed'; error: Error; retry: () => void }
  | ({ kind: 'ready' } & ReadyReply);

/** Loads what a mail about an inquiry begins with, the draft first, or says why it cannot be written. */
export function useReplyStart(inquiry: Inquiry, writing: Writing): ReplyStart {
  const servers = useMailServers();
  const customer = useResourceRecord(customers, inquiry.customerId ?? undefined);
  const me = useMe();
  const draft = useOpenedDraft(inquiry._id);
  const answer = useAnswerStart(draft.data === undefined ? undefined : (draft.data ?? writing));
  const failed = [servers, draft, answer].find(({ error }) => error !== null);
  if (failed?.error) {
    return { kind: 'failed', error: failed.error, retry: () => void failed.refetch() };
  }
  if (servers.data === undefined || draft.data === undefined || customer.isLoading || !me)
    return { kind: 'loading' };
  const stored = draft.data;
  if (stored === null && writing.kind === 'new' && inquiry.email === null)
    return { kind: 'no-address' };
  if (servers.data.length === 0) return { kind: 'no-server' };
  const { signature } = me;
  const addressed = { inquiry, customer: customer.data, signature };
  const ready = { kind: 'ready' as const, addressed, servers: servers.data };
  const isAnswer = (stored ?? writing).kind !== 'new';
  if (isAnswer && answer.data === undefined) return { kind: 'loading' };
  const quote = isAnswer ? answer.data?.quote : undefined;
  if (stored) {
    const first = storedReply(stored);
    return { ...ready, first, quote, savedAt: stored.updatedAt, isOther: isOther(stored, writing) };
  }
  const blank = blankReply(inquiry, { smtpId: usualServer(servers.data), signature });
  if (writing.kind === 'new' || answer.data === undefined)
    return { ...ready, first: blank, quote, savedAt: undefined, isOther: false };
  const { to, cc, subject, attachments } = answer.data;
  const { kind, answersId } = writing;
  const about = { kind, answersId, to, cc: cc.join(', '), subject, attachments };
  const first = { ...blank, ...about, html: signedReply(signature), hasQuote: true };
  return { ...ready, first, quote, savedAt: undefined, isOther: false };
}

function isOther(draft: RowOf<typeof mailDrafts>, writing: Writing): boolean {
  if (writing.kind === 'new') return false;
  return draft.kind !== writing.kind || draft.answersId !== writing.answersId;
}

function usualServer(servers: readonly ServerRow[]) {
  return (servers.find(({ isDefault }) => isDefault) ?? servers[0])?._id ?? null;
}

/** The viewer's draft for the inquiry; null where there is none. */
export function useOwnDraft(inquiryId: Inquiry['_id']) {
  return useQuery(useDraftQuery(inquiryId));
}

/** The same, read each time that the form opens: it may have been written elsewhere since. */
function useOpenedDraft(inquiryId: Inquiry['_id']) {
  const options = useDraftQuery(inquiryId);
  return useQuery({ ...options, queryKey: [...options.queryKey, 'opened'], gcTime: 0 });
}

function useDraftQuery(inquiryId: Inquiry['_id']) {
  const { list } = resourceCalls(useApi(), mailDrafts);
  return queryOptions({
    queryKey: [...resourceKeys.list(mailDrafts, { inquiryId })],
    queryFn: async ({ signal }) => (await list({ inquiryId }, signal)).data[0] ?? null,
  });
}

interface Answering {
  readonly kind: Writing['kind'];
  readonly answersId?: ReplyDraft['answersId'];
}

function useAnswerStart(answering: Answering | undefined) {
  const api = useApi();
  const { kind = 'new', answersId: id = null } = answering ?? {};
  return useQuery({
    queryKey: [...resourceKeys.all(mailDrafts), 'start', id, kind],
    queryFn: async ({ signal }) => {
      if (kind === 'new' || id === null) throw new Error('A new mail answers no message');
      return (await api.call(mailDraftEndpoints.start, { id, query: { kind }, signal })).data;
    },
    enabled: kind !== 'new' && id !== null,
  });
}

const query = { pageSize: maxPageSize };

function useMailServers() {
  const { list } = resourceCalls(useApi(), mailServers);
  return useQuery({
    queryKey: resourceKeys.list(mailServers, query),
    queryFn: ({ signal }) => list(query, signal),
    select: ({ data }) => data,
  });
}
