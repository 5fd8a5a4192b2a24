import type { RenderedMail } from 'contract/email';
import Mustache from 'mustache';
import type { MailValues } from '../mail-values';
import { compiledMail, maxFilledLength, tooLong } from './compile-mail';
import type { MailSource } from './mail-source';
import { mailView } from './mail-view';
import { plainText } from './plain-text';

const maxSubjectLength = 500;

/**
 * Renders a message. Its HTML is safe whatever source and values contain, its subject one line.
 *
 * @throws ApiProblem `invalid` for an invalid template or an oversized result
 */
export function renderMail(source: MailSource, values: MailValues): RenderedMail {
  const compiled = compiledMail(source);
  const view = mailView(values, compiled.placed);
  const html = compiled.html(view, Mustache.escape);
  const text = compiled.text?.(view, asItIs) ?? plainText(html);
  if (text.length > maxFilledLength) throw tooLong('text');
  return { subject: oneLine(compiled.subject(view, asItIs)), html, text };
}

function asItIs(value: string): string {
  return value;
}

/** Line ends, control characters and bidirectional marks become spaces. */
const breaks = /[\s\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

function oneLine(subject: string): string {
  const line = subject.replace(breaks, ' ').trim();
  return [...line].slice(0, maxSubjectLength).join('');
}
