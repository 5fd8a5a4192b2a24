import type { MailServerTest } from 'contract/email';
import type { ExternalLogger } from 'nodemailer/lib/shared';
import type { StoredMailServer } from '../mail-transport';
import { shownWords } from './mail-words';

type Line = MailServerTest['words'][number];

export interface SmtpLog {
  readonly log: ExternalLogger;
  readonly words: Line[];
}

const maxLines = 200;

/** Logs the dialogue with a server, without the lines that authenticate. */
export function openSmtpLog(server: StoredMailServer): SmtpLog {
  const words: Line[] = [];
  let isSigningIn = false;

  function add(from: Line['from'], text: string): void {
    for (const line of text.split('\n')) {
      if (words.length < maxLines) words.push({ from, text: shownWords(line, server) });
    }
  }

  function debug(entry: unknown, text: unknown): void {
    const side = sideOf(entry);
    if (side === undefined || typeof text !== 'string') return;
    if (side === 'server') {
      isSigningIn &&= text.startsWith('334');
      add('server', text);
      return;
    }
    const command = /^AUTH [\w-]+/.exec(text)?.[0];
    if (command) add('us', `${command} ***`);
    else add('us', isSigningIn ? '***' : text);
    isSigningIn ||= command !== undefined;
  }

  const ignore = () => undefined;
  return { words, log: { debug, trace: ignore, info: ignore, warn: ignore, error: ignore } };
}

function sideOf(entry: unknown): Line['from'] | undefined {
  if (typeof entry !== 'object' || entry === null || !('tnx' in entry)) return undefined;
  if (entry.tnx === 'client') return 'us';
  return entry.tnx === 'server' ? 'server' : undefined;
}
