import type { LogLine } from 'contract/operation';
import { z } from 'zod';

const max = 500;
const maxLength = 500;

const Written = z.object({
  level: z.number(),
  time: z.number(),
  msg: z.string().optional(),
  reqId: z.string().optional(),
  statement: z.string().optional(),
  err: z.object({ type: z.string(), message: z.string() }).partial().optional(),
});

const lines: LogLine[] = [];

/** Remembers a line of the log of this process when it is a warning or worse; the oldest of many are dropped. */
export function noteLine(text: string): void {
  // The level is the first field of each line, and most lines are of requests that went well.
  if (!/^\{"level":[456]/.test(text)) return;
  const line = lineOf(text);
  if (line === undefined) return;
  lines.push(line);
  if (lines.length > max) lines.shift();
}

/** The remembered lines of this process, the latest first. */
export function recentLines(): readonly LogLine[] {
  return lines.toReversed();
}

function lineOf(text: string): LogLine | undefined {
  const { data } = Written.safeParse(parsed(text));
  if (data === undefined) return undefined;
  const { level, time, msg, reqId, statement, err } = data;
  const cause = err?.message === msg ? err?.type : err?.message;
  const message = [msg, cause, statement].filter(Boolean).join(': ');
  return {
    at: new Date(time).toISOString(),
    level: level < 50 ? 'warning' : 'error',
    message: withoutPeople(message).slice(0, maxLength),
    requestId: reqId ?? null,
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A line that is none of ours cannot be shown.
    return undefined;
  }
}

/** Messages of a database or a mail server may quote an address or a telephone number. */
function withoutPeople(message: string): string {
  const words = message.split(' ').map((word) => (word.includes('@') ? '…' : word));
  return words.join(' ').replace(/\+\d[\d ]{6,20}/g, '… ');
}
