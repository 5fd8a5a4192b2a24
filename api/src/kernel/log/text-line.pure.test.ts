import { pino } from 'pino';
import { textLine } from './text-line';

const lines: string[] = [];
const hooks = { streamWrite: (line: string) => textLine(line, false) };
const log = pino({ hooks, level: 'trace' }, { write: (line: string) => lines.push(line) });

function written(write: () => void): string {
  lines.length = 0;
  write();
  return lines.join('').replace(/^\[\d\d:\d\d:\d\d\] /, '');
}

test.each<[string, () => void, string]>([
  ['a message', () => log.info('Ready'), 'INFO: Ready\n'],
  ['a warning with a field', () => log.warn({ free: 3 }, 'Full'), 'WARN: Full {"free":3}\n'],
  [
    'a request, whose message has all of it',
    () => log.info({ reqId: 'a', req: { url: '/' }, status: 200, milliseconds: 3 }, 'GET / 200'),
    'INFO: GET / 200\n',
  ],
  ['no message', () => log.debug({ part: 'mail' }), 'DEBUG: {"part":"mail"}\n'],
  ['a list and a null', () => log.fatal({ of: [1, null] }, 'End'), 'FATAL: End {"of":[1,null]}\n'],
  ['an empty message', () => log.trace(''), 'TRACE:\n'],
  ['other languages', () => log.info('Größe 甲醇'), 'INFO: Größe 甲醇\n'],
  [
    'a message that would move the cursor or begin a line',
    () => log.info('GET /\n[00:00:00] INFO: forged \u001b[2J'),
    'INFO: GET / [00:00:00] INFO: forged  [2J\n',
  ],
  ['a field with a line break', () => log.info({ at: 'a\nb' }, 'x'), 'INFO: x {"at":"a\\nb"}\n'],
  ['a field named as a level', () => log.info({ levels: 1 }, 'x'), 'INFO: x {"levels":1}\n'],
])('%s', (_what, write, expected) => {
  expect(written(write)).toBe(expected);
});

test('an error has its stack on lines of its own, and its other properties', () => {
  const error = Object.assign(new Error('The table is gone'), { code: '42P01' });
  const [first, second, ...others] = written(() => log.error({ err: error }, 'Failed')).split('\n');
  expect(first).toBe('ERROR: Failed {"code":"42P01"}');
  expect(second).toBe('    Error: The table is gone');
  expect(others[0]).toMatch(/^ {8}at /);
});

test('an error alone is its message', () => {
  expect(written(() => log.error(new Error('Gone')))).toMatch(/^ERROR: Gone\n {4}Error: Gone\n/);
});

test('an error that is no object stays a field', () => {
  expect(written(() => log.warn({ err: 'odd' }, 'x'))).toBe('WARN: x {"err":"odd"}\n');
});

test('the time is that of this machine', () => {
  const at = new Date(2026, 0, 2, 3, 4, 5).getTime();
  expect(textLine(`{"level":30,"time":${at},"msg":"x"}\n`, false)).toBe('[03:04:05] INFO: x\n');
});

test('a terminal gets the level in colour', () => {
  expect(textLine('{"level":50,"time":0,"msg":"x"}', true)).toContain(
    '\u001b[31mERROR\u001b[39m: x',
  );
});

test.each(['no JSON\n', '[]\n', 'null\n', '"text"\n', '{"msg":"x"}\n', ''])(
  'what is no line of the log stays as it is: %j',
  (line) => {
    expect(textLine(line, false)).toBe(line);
  },
);
