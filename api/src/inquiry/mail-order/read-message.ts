import { type Candidate, readLines } from './read-lines';
import type { SourceRow } from './mail-rows';
import { messageRows, type MailText } from './mail-rows';
import { type ReadPerson, readPerson } from './read-person';
import { readSender, type SenderField } from './read-sender';
import { readTerms, referenceIn, type ReadField } from './read-terms';

/** A message as it was stored, and the rows of its attachments. */
export interface MailInput extends MailText {
  readonly fromName: string;
  readonly fromAddress: string;
  /** ISO 8601: the day on which it came. */
  readonly day: string;
  readonly files: readonly (readonly SourceRow[])[];
}

export interface SourceCandidate extends Candidate {
  readonly source: number;
}

export type SourceField = (ReadField | SenderField) & { readonly source: number };

export interface ReadMessage {
  /** The rows of the message, then those of its files. */
  readonly sources: readonly (readonly SourceRow[])[];
  readonly candidates: readonly SourceCandidate[];
  readonly fields: readonly SourceField[];
  readonly person: ReadPerson;
}

/** Candidates of a message and all of its files. */
const maxCandidates = 200;

/**
 * What a message and its files say of an order, without asking the catalogue. A forwarded message is read only where the
 * sender's own text has no line; what a reply quotes never is.
 */
export function readMessage(mail: MailInput, units: readonly string[]): ReadMessage {
  const { own, forwarded } = messageRows(mail);
  const ownLines = readLines(own, units);
  const isForwarded = forwarded.length > 0 && !ownLines.some(({ isSure }) => isSure);
  const rows = isForwarded ? [...own, ...forwarded] : own;
  const shifted = readLines(forwarded, units).map((one) => ({ ...one, row: own.length + one.row }));
  const messageLines = isForwarded ? shifted : ownLines;
  const sources = [rows, ...mail.files];
  const candidates = [messageLines, ...mail.files.map((file) => readLines(file, units))]
    .flatMap((lines, source) => lines.map((line) => ({ ...line, source })))
    .slice(0, maxCandidates);
  return {
    sources,
    candidates,
    fields: fieldsOf(mail, own, sources, candidates),
    person: readPerson(own, mail),
  };
}

function fieldsOf(
  mail: MailInput,
  own: readonly SourceRow[],
  sources: readonly (readonly SourceRow[])[],
  candidates: readonly SourceCandidate[],
): SourceField[] {
  const fields: SourceField[] = readSender(own, mail).map((field) => ({ ...field, source: 0 }));
  for (const [source, rows] of sources.entries()) {
    const hasLines = candidates.some((one) => one.source === source && one.isSure);
    if (source > 0 && !hasLines) continue;
    const known = new Set(fields.map(({ field }) => field));
    const terms = readTerms(rows, mail.day).filter(({ field }) => !known.has(field));
    fields.push(...terms.map((field) => ({ ...field, source })));
  }
  const subject = fields.some(({ field }) => field === 'customerReference')
    ? undefined
    : referenceIn(mail.subject);
  return subject
    ? [...fields, { field: 'customerReference', row: null, source: 0, ...subject }]
    : fields;
}
