import type { FollowUpKind } from 'contract/inquiry';

/** `Ann Beyer of Brightwater Ltd`. */
export function whoWrites(name: string, company: string | null): string {
  return company === null ? name : `${name} of ${company}`;
}

const maxExcerptLength = 120;

/** The beginning of a long text in one line, cut between words where possible. */
export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxExcerptLength) return line;
  const beginning = line.slice(0, maxExcerptLength);
  const end = beginning.lastIndexOf(' ');
  return `${(end > maxExcerptLength / 2 ? beginning.slice(0, end) : beginning).trimEnd()}…`;
}

const verbs: Readonly<Record<FollowUpKind, string>> = {
  call: 'Call',
  email: 'Write to',
  meeting: 'Meet',
  note: 'Follow up with',
};

/** What a follow-up of a kind is, before the person: `Call`. */
export function followUpVerb(kind: FollowUpKind): string {
  return verbs[kind];
}

/** How much an inquiry asks for. */
export function whatIsAsked(count: number): string {
  return count === 1 ? '1 chemical' : `${count} chemicals`;
}
