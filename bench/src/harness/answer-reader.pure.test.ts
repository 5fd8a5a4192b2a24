import { answerReader } from './answer-reader';

const sized = 'HTTP/1.1 201 Created\r\nContent-Length: 4\r\n\r\n';
const chunked = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';
const unfinished = 'unfinished';

test.each([
  [
    'with the bytes of its content-length',
    [`${sized}{"`, 'a', '}'],
    [unfinished, unfinished, 'complete'],
  ],
  [
    'when its headers come in parts',
    [sized.slice(0, 30), `${sized.slice(30)}{"a}`],
    [unfinished, 'complete'],
  ],
  ['with its empty chunk', [`${chunked}2\r\n{}\r\n0\r\n\r\n`], ['complete']],
  [
    'with an empty chunk that is cut',
    [chunked, '2\r\n{}\r\n0\r\n', '\r\n'],
    [unfinished, unfinished, 'complete'],
  ],
  [
    'with another chunk than one that ends in 0',
    [`${chunked}3\r\n`, '"0"', '\r\n'],
    [unfinished, unfinished, unfinished],
  ],
])('an answer is complete %s', (_label, parts, readings) => {
  const read = answerReader();
  expect(parts.map((part) => read(Buffer.from(part, 'latin1')))).toEqual(readings);
});

test.each([
  'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n',
  'HTTP/1.1 200 OK\r\n\r\n{}',
])('another status and an answer of unknown length fail', (failure) =>
  expect(answerReader()(Buffer.from(failure))).toEqual({ failure }),
);
