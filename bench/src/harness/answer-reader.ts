/** What the bytes received so far amount to. */
export type Reading = 'unfinished' | 'complete' | { readonly failure: string };

const lastChunk = '\r\n0\r\n\r\n';
const headEnd = '\r\n\r\n';
/** More than the headers of any answer. */
const maxHead = 16_384;

/**
 * Finds the end of one answer, part by part: by its `content-length`, or by the empty chunk that ends a chunked one.
 * No part of a body that is read here ends with the same bytes by chance. Another status than 200 or 201 fails.
 */
export function answerReader(): (part: Buffer) => Reading {
  let head = '';
  let body: ((part: Buffer) => boolean) | undefined;
  return (part) => {
    if (body) return body(part) ? 'complete' : 'unfinished';
    const before = head.length;
    head += part.toString('latin1', 0, maxHead);
    const end = head.indexOf(headEnd);
    if (end < 0) return 'unfinished';
    body = bodyReader(head.slice(0, end));
    if (!/^HTTP\/1.1 20[01]/.test(head) || !body) return { failure: head };
    const bodyStart = end + headEnd.length - before;
    return body(part.subarray(bodyStart)) ? 'complete' : 'unfinished';
  };
}

/** Says after each part whether it was the last one; undefined where the headers tell no length. */
function bodyReader(headers: string): ((part: Buffer) => boolean) | undefined {
  if (/\r\ntransfer-encoding: chunked/i.test(headers)) return chunkedReader();
  const length = /\r\ncontent-length: (\d+)/i.exec(headers)?.[1];
  if (length === undefined) return undefined;
  let missing = Number(length);
  return (part) => {
    missing -= part.length;
    return missing <= 0;
  };
}

function chunkedReader(): (part: Buffer) => boolean {
  // As if a line break came before the first chunk, which an empty body lacks.
  let last = '\r\n';
  return (part) => {
    last = (last + part.subarray(-lastChunk.length).toString('latin1')).slice(-lastChunk.length);
    return last === lastChunk;
  };
}
