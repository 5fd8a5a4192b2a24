import { z } from 'zod';

const levels = new Map([
  [10, { label: 'TRACE', color: 90 }],
  [20, { label: 'DEBUG', color: 34 }],
  [30, { label: 'INFO', color: 32 }],
  [40, { label: 'WARN', color: 33 }],
  [50, { label: 'ERROR', color: 31 }],
  [60, { label: 'FATAL', color: 41 }],
]);

/** Fields that the text leaves out: the message already has them, or they are of no use at a terminal. */
const hidden = new Set('level time msg err pid hostname reqId req status milliseconds'.split(' '));

const Fields = z.record(z.string(), z.unknown());

/** A line of the log, which is JSON, as text for people; anything else as it is. */
export function textLine(line: string, isColored: boolean): string {
  const fields = fieldsOf(line);
  const { level, time, msg } = fields;
  const known = typeof level === 'number' ? levels.get(level) : undefined;
  if (!known || typeof time !== 'number') return line;
  const label = isColored ? `\u001b[${known.color}m${known.label}\u001b[39m` : known.label;
  const { stack, ...facts } = errorOf(fields['err']);
  for (const [name, value] of Object.entries(fields)) if (!hidden.has(name)) facts[name] = value;
  const words = [
    `[${timeOf(new Date(time))}] ${label}:`,
    ...(typeof msg === 'string' && msg !== '' ? [onOneLine(msg)] : []),
    ...(Object.keys(facts).length > 0 ? [JSON.stringify(facts)] : []),
  ];
  return `${words.join(' ')}\n${stackLines(stack)}`;
}

function fieldsOf(line: string): Readonly<Record<string, unknown>> {
  try {
    return Fields.safeParse(JSON.parse(line)).data ?? {};
  } catch {
    return {};
  }
}

/** What a message quotes cannot begin a line or move the cursor. */
function onOneLine(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ');
}

/** Type and message of an error stand at the head of its stack. */
function errorOf(err: unknown): Record<string, unknown> {
  if (err === undefined) return {};
  const { data } = Fields.safeParse(err);
  if (typeof data?.['stack'] !== 'string') return { err };
  const { type: _type, message: _message, ...others } = data;
  return others;
}

function stackLines(stack: unknown): string {
  if (typeof stack !== 'string') return '';
  return stack
    .split('\n')
    .map((line) => `    ${onOneLine(line)}\n`)
    .join('');
}

function timeOf(time: Date): string {
  return [time.getHours(), time.getMinutes(), time.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
