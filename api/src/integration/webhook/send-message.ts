import type { IncomingMessage } from 'node:http';
import { hostOf, sendRequest } from '../../kernel/net/send-request';
import { sendFailure } from './send-failure';
import { connectionTimeout } from './webhook-address';

/** One attempt to deliver a message. */
export interface Attempt {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly allowPrivate: boolean;
  readonly signal: AbortSignal;
}

export interface Outcome {
  /** The HTTP status; null without an answer. */
  readonly status: number | null;
  /** The beginning of the answer. */
  readonly answer: string | null;
  /** Undefined when the message was accepted. */
  readonly failure?: string;
  /** Milliseconds. */
  readonly duration: number;
}

const timeLimit = 10_000;
const maxAnswerBytes = 64 * 1024;
/** How much of an answer the log has. */
const maxLogged = 2_000;

/**
 * Posts a message to a checked address of its host. Redirects are not followed, and of the answer 64 kB are read at
 * most.
 */
export async function sendMessage(attempt: Attempt): Promise<Outcome> {
  const start = performance.now();
  const duration = () => Math.round(performance.now() - start);
  const signal = AbortSignal.any([attempt.signal, AbortSignal.timeout(timeLimit)]);
  try {
    const answer = await answerTo(attempt, signal);
    const status = answer.statusCode ?? 0;
    const text = await beginningOf(answer);
    const failure = failureOf(status);
    return { status, answer: text, duration: duration(), ...(failure && { failure }) };
  } catch (error) {
    const failure = sendFailure(error, hostOf(attempt.url));
    return { status: null, answer: null, failure, duration: duration() };
  }
}

function answerTo(attempt: Attempt, signal: AbortSignal): Promise<IncomingMessage> {
  const { url, headers, body, allowPrivate } = attempt;
  return sendRequest({
    url,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'chemical-trading-webhooks/1',
      ...headers,
    },
    body,
    allowPrivate,
    connectionTimeout,
    signal,
  });
}

/** What has arrived when the answer ends, is too long or breaks off. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  try {
    for await (const part of answer) {
      parts.push(Buffer.from(part));
      length += part.length;
      if (length >= maxAnswerBytes) break;
    }
  } catch {
    // The status counts: it has been received.
  }
  const text = Buffer.concat(parts).subarray(0, maxAnswerBytes).toString('utf8');
  return text.slice(0, maxLogged).replace(/[\p{Cc}\p{Cs}]/gu, ' ');
}

function failureOf(status: number): string | undefined {
  if (status >= 200 && status < 300) return undefined;
  if (status >= 300 && status < 400) return 'It answered with a redirect, which is not followed';
  return `It answered with the status ${status}`;
}
