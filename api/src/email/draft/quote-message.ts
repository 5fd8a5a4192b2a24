import { utcTimeText } from 'contract';
import type { MailDraftKind } from 'contract/email';
import Mustache from 'mustache';
import { cut } from '../message/visible-text';

/** Characters of a former text that an answer carries along. */
const maxQuote = 40_000;

interface Quoted {
  readonly fromName: string;
  readonly fromAddress: string;
  readonly subject: string;
  readonly receivedAt: string;
  readonly text: string;
  readonly quoted: string;
}

export interface Quote {
  /** The line above the former text, or the head of a message that is passed on. */
  readonly introduction: readonly string[];
  readonly text: string;
}

/** What follows below an answer: the former text with who wrote it. */
export function quoteOf(message: Quoted, kind: MailDraftKind): Quote {
  const { fromName, fromAddress, subject, receivedAt, text, quoted } = message;
  const sender = fromName === '' ? fromAddress : `${fromName} <${fromAddress}>`;
  const at = utcTimeText(receivedAt);
  const whole = cut([text, quoted].filter((part) => part !== '').join('\n\n'), maxQuote);
  const introduction =
    kind === 'forward'
      ? [
          '-------- Original message --------',
          `From: ${sender}`,
          `Sent: ${at}`,
          `Subject: ${subject}`,
        ]
      : [`On ${at}, ${sender} wrote:`];
  return { introduction, text: whole };
}

export function quoteText({ introduction, text }: Quote): string {
  return `${introduction.join('\n')}\n\n${text}`;
}

export function quoteHtml({ introduction, text }: Quote): string {
  return `<p>${asHtml(introduction)}</p><blockquote style="margin:0;padding-left:12px;border-left:2px solid #cccccc">${asHtml(text.split('\n'))}</blockquote>`;
}

/** Lines as HTML that shows them and nothing else: braces in them are no tags of a template. */
export function asHtml(lines: readonly string[]): string {
  return lines.map((line) => Mustache.escape(line).replaceAll('{', '&#123;')).join('<br />');
}
