export interface SplitText {
  /** What the sender wrote. */
  readonly text: string;
  /** The former message below it, with the line that introduces it. */
  readonly quoted: string;
}

/** Ends of "On Monday Ann wrote:", in the languages of our customers. */
const verbs = [
  'wrote',
  'schrieb',
  'a écrit',
  'escribió',
  'ha scritto',
  'schreef',
  '写道',
  '寫道',
  'написал',
];
const dashed = [
  'original message',
  'ursprüngliche nachricht',
  "message d'origine",
  'mensaje original',
  '原始邮件',
  '原郵件',
];
/** The first lines of the head that Outlook puts over a former message, and one that follows them. */
const fromWords = ['from', 'von', 'de', 'da', 'van', '发件人', '寄件者', '差出人'];
const sentWords = [
  'sent',
  'date',
  'gesendet',
  'datum',
  'envoyé',
  'enviado',
  'inviato',
  '发送时间',
  '日期',
  '送信日時',
];

/**
 * Splits what is new in an answer from the message that it quotes below. Answers between quoted lines stay whole, and so
 * does a forward without a word.
 */
export function splitQuoted(whole: string): SplitText {
  const lines = whole.split('\n');
  const start = startOf(lines);
  const text = lines.slice(0, start).join('\n').trim();
  if (start === lines.length || text === '') return { text: whole.trim(), quoted: '' };
  return { text, quoted: lines.slice(start).join('\n').trim() };
}

function startOf(lines: readonly string[]): number {
  const introduced = lines.findIndex((line, index) =>
    isIntroduction(line, lines[index + 1], lines.slice(index + 1, index + 5)),
  );
  if (introduced !== -1)
    return isAnsweredBelow(lines.slice(introduced)) ? lines.length : introduced;
  return lines.findLastIndex((line) => line.trim() !== '' && !isQuote(line)) + 1;
}

function isIntroduction(line: string, next = '', following: readonly string[]): boolean {
  const trimmed = line.trim().toLowerCase();
  if (trimmed.length > maxIntroduction) return false;
  if (beginsWith(trimmed, fromWords))
    return following.some((one) => beginsWith(one.trim().toLowerCase(), sentWords));
  if (/^_{20,}$/.test(trimmed)) return true;
  if (trimmed.startsWith('--')) return dashed.includes(trimmed.replaceAll('-', '').trim());
  // Long ones are broken into two lines.
  return (
    isSaying(trimmed) ||
    (/^(?:on|am|le|el) /.test(trimmed) && isSaying(`${trimmed} ${next.trim().toLowerCase()}`))
  );
}

const maxIntroduction = 300;

function beginsWith(line: string, words: readonly string[]): boolean {
  const [head = '', rest] = line.slice(0, 20).split(/[:：]/);
  return rest !== undefined && words.includes(head.replaceAll('*', '').trim());
}

function isSaying(line: string): boolean {
  return /[:：]$/.test(line) && verbs.some((verb) => line.includes(verb));
}

/** Whether something new stands behind the first quoted line. */
function isAnsweredBelow(lines: readonly string[]): boolean {
  const first = lines.findIndex(isQuote);
  return first !== -1 && lines.slice(first).some((line) => line.trim() !== '' && !isQuote(line));
}

function isQuote(line: string): boolean {
  return line.trimStart().startsWith('>');
}
