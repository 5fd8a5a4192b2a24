import { answerReader, type Reading } from './answer-reader';

function read(...parts: readonly string[]): Reading[] {
  const reader = answerReader();
  return parts.map((part) => reader(Buffer.from(part, 'latin1')));
}

const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';

test('an answer is complete with the bytes of its content-length', () => {
  expect(read('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n{"', 'a', '}')).toEqual([
    'unfinished',
    'unfinished',
    'complete',
  ]);
});

test('headers may come in parts, with the body behind them', () => {
  expect(read('HTTP/1.1 201 Created\r\ncontent-le', 'ngth: 2\r\n\r', '\n{}')).toEqual([
    'unfinished',
    'unfinished',
    'complete',
  ]);
});

test('a chunked answer is complete with its empty chunk, wherever it is cut', () => {
  expect(read(`${chunked}2\r\n{}\r\n0\r\n\r\n`)).toEqual(['complete']);
  expect(read(chunked, '2\r\n{}\r\n', '0\r\n', '\r\n')).toEqual([
    'unfinished',
    'unfinished',
    'unfinished',
    'complete',
  ]);
  expect(read(`${chunked}3\r\n`, '"0"', '\r\n', '0\r\n\r\n').slice(0, 3)).toEqual([
    'unfinished',
    'unfinished',
    'unfinished',
  ]);
  expect(read(`${chunked}0\r\n\r\n`)).toEqual(['complete']);
});

test('another status and an answer of unknown length fail', () => {
  const busy = 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n';
  expect(read(busy)).toEqual([{ failure: busy }]);
  expect(read('HTTP/1.1 200 OK\r\n\r\n{}')).toEqual([{ failure: 'HTTP/1.1 200 OK\r\n\r\n{}' }]);
});
