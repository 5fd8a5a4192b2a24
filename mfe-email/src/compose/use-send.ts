import { plural, t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { zonedTimeText } from 'contract';
import {
  type AcceptedEmail,
  emailBatches,
  emailEndpoints,
  type EmailPreview,
  emails,
} from 'contract/email';
import { useRef, useState } from 'react';
import { useConfirm } from 'shared-ui';
import { ApiError, messageOf as wordsOf, useApi } from 'shared-ui/client';
import { refreshResource } from 'shared-ui/resource';
import { gapWords } from './gap-words';
import { blankDraft, type Draft, messageOf, newEmailOf } from './draft';
import { type Problem, problemsIn, problemsOf } from './problems';
import type { ChangeDraft } from './use-draft';

interface SendOptions {
  draft: Draft;
  change: ChangeDraft;
  /** The name of the chosen mail server. */
  serverName: string | undefined;
  onSent: (accepted: AcceptedEmail) => void;
}

/**
 * Sends a message: validates it, asks for confirmation with the number of recipients, and sends it once, even if the
 * button is pressed twice or the connection breaks.
 */
export function useSend({ draft, change, serverName, onSent }: SendOptions) {
  const api = useApi();
  const confirm = useConfirm();
  const queryClient = useQueryClient();
  const isBusy = useRef(false);
  const [isSending, setIsSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [refused, setRefused] = useState<{ draft: Draft; problems: readonly Problem[] }>();

  function refuse(problems: readonly Problem[]) {
    setRefused({ draft, problems });
    setRefusals((count) => count + 1);
  }
  async function ask() {
    const { data } = await api.call(emailEndpoints.preview, { body: messageOf(draft) });
    const count = data.total;
    if (count === 0) {
      refuse([{ field: 'to', message: t`No recipients remain: all of them are left out` }]);
      return false;
    }
    return confirm({
      title: t`${plural(count, { one: 'Send to # recipient?', other: 'Send to # recipients?' })}`,
      description: [sendingWords(draft, serverName), ...gapsWords(data)].join(' '),
      confirmLabel: t`${plural(count, { one: 'Send # message', other: 'Send # messages' })}`,
      isDestructive: data.gaps.length > 0,
    });
  }
  async function attempt() {
    const problems = problemsOf(draft, Date.now());
    if (problems.length > 0) return refuse(problems);
    if (!(await ask())) return undefined;
    const { data } = await api.call(emailEndpoints.send, {
      body: newEmailOf(draft),
      idempotencyKey: draft.key,
    });
    setRefused(undefined);
    setRefusals(0);
    await Promise.all([emails, emailBatches].map((one) => refreshResource(queryClient, one)));
    return onSent(data);
  }
  function fail(error: unknown) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'key-reused') change({ key: blankDraft().key });
    refuse(failureOf(error));
  }
  async function send() {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    try {
      await attempt().catch(fail);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }
  return {
    send: () => void send(),
    isSending,
    /** The number of failed attempts; the summary takes the focus when it grows. */
    refusals,
    /** The current problems; the API's errors disappear with the next change. */
    problems: problemsNow({ draft, refused, isAttempted: refusals > 0 }),
  };
}

interface Judged {
  draft: Draft;
  refused: { draft: Draft; problems: readonly Problem[] } | undefined;
  isAttempted: boolean;
}

function problemsNow({ draft, refused, isAttempted }: Judged): readonly Problem[] {
  if (!isAttempted) return [];
  const isSame = refused !== undefined && isSameMessage(refused.draft, draft);
  return isSame ? refused.problems : problemsOf(draft, Date.now());
}

function isSameMessage(one: Draft, other: Draft) {
  return (
    one === other || JSON.stringify({ ...one, key: '' }) === JSON.stringify({ ...other, key: '' })
  );
}

function sendingWords({ sendAt, attachments, cc, bcc }: Draft, serverName: string | undefined) {
  const files = attachments.length;
  const copies = cc.length + bcc.length;
  return [
    sendAt === null ? nowWords(serverName) : laterWords(zonedTimeText(sendAt), serverName),
    files === 0
      ? ''
      : t`${plural(files, { one: '# attachment goes with each.', other: '# attachments go with each.' })}`,
    copies === 0
      ? ''
      : t`${plural(copies, {
          one: '# other address gets a copy of each message.',
          other: '# other addresses get a copy of each message.',
        })}`,
  ]
    .filter(Boolean)
    .join(' ');
}

function nowWords(serverName: string | undefined) {
  return serverName === undefined
    ? t`Each gets a message of their own, now.`
    : t`Each gets a message of their own by “${serverName}”, now.`;
}

function laterWords(when: string, serverName: string | undefined) {
  return serverName === undefined
    ? t`Each gets a message of their own, on ${when}.`
    : t`Each gets a message of their own by “${serverName}”, on ${when}.`;
}

/** What is empty in the messages; a mailing with empty places is not sent unasked. */
function gapsWords({ gaps, total }: EmailPreview): string[] {
  if (gaps.length === 0) return [];
  return [t`Places stay empty: ${{ gaps: gaps.map((gap) => gapWords(gap, total)).join('; ') }}.`];
}

function failureOf(error: ApiError): readonly Problem[] {
  const field = undefined;
  if (error.code === 'key-reused') {
    const message = t`An earlier try of this message has arrived, before you changed it: look at the outbox below. Send again only if this one is to go out as well.`;
    return [{ field, message }];
  }
  if (error.status === undefined || error.status >= 500) {
    return [
      { field, message: t`${{ reason: wordsOf(error) }} Send again: no recipient gets it twice.` },
    ];
  }
  return problemsIn(error);
}
