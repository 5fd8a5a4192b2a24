import { pino } from 'pino';
import { noteLine, recentLines } from './recent-lines';

const hooks = {
  streamWrite: (line: string) => {
    noteLine(line);
    return line;
  },
};
const log = pino({ hooks }, { write: () => undefined });

test('warnings and errors are remembered with their request, the latest first, and nothing else', () => {
  log.info('GET /api/unit/get 200 3 ms');
  log.warn({ reqId: 'one' }, 'GET /api/unit/get 503 3 ms');
  log.child({ reqId: 'two' }).error(new Error('The table is gone'));
  expect(recentLines().slice(0, 2)).toEqual([
    expect.objectContaining({
      level: 'error',
      message: 'The table is gone: Error',
      requestId: 'two',
    }),
    expect.objectContaining({
      level: 'warning',
      message: 'GET /api/unit/get 503 3 ms',
      requestId: 'one',
    }),
  ]);
});

test('the addresses and telephone numbers that a message quotes are left out', () => {
  log.error({ err: new Error('550 <jane.doe@example.com> rejected') }, 'A mail was refused');
  log.warn('Call +49 30 1234567 about it');
  expect(
    recentLines()
      .slice(0, 2)
      .map(({ message }) => message),
  ).toEqual(['Call … about it', 'A mail was refused: 550 … rejected']);
});

test('many lines, and long ones, take no more room than some', () => {
  for (let index = 0; index < 600; index += 1) log.warn('a long line '.repeat(200));
  const lines = recentLines();
  expect([lines.length, lines[0]?.message.length]).toEqual([500, 500]);
});
