import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { allEndpoints } from 'contract/endpoints';
import { hostileBodiesOf, hostileQueriesOf } from 'api/hostile-requests';
import { randomSeries } from './random-series';

export type HostileInput =
  | {
      readonly kind: 'request';
      readonly method: string;
      readonly path: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: string;
    }
  /** Raw bytes, not necessarily HTTP. */
  | { readonly kind: 'bytes'; readonly text: string };

/** Endpoints left out: they would end the session of the inputs. */
const left = new Set(['admin.logout']);

const pieces = [
  '\u0000',
  '%00',
  '{{',
  '}}',
  '"',
  "'",
  '<',
  '>',
  '../',
  '\r\n',
  '\ud800',
  '[',
  '{',
  '__proto__',
  '-1',
  '1e999',
  '\u202e',
  ' '.repeat(500),
  '('.repeat(500),
  'a'.repeat(5_000),
  '<!---->'.repeat(500),
];
const pages = [
  '/',
  '/search?q=benzene',
  '/inquiry/list',
  '/careers',
  '/chemicals?page=1',
  '//evil.example/',
  '/remotes/mfe-email/1.0.0/remoteEntry.js',
  '/feed.xml',
  '/login',
];

/** Generates the inputs; the same seed gives the same series. */
export function* hostileInputs({
  count,
  seed,
  token,
}: {
  readonly count: number;
  readonly seed: number;
  readonly token: string;
}): Generator<HostileInput> {
  const random = randomSeries(seed);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const seeds = allEndpoints
    .filter(({ name }) => !left.has(name))
    .flatMap((endpoint) => [...hostileQueriesOf(endpoint), ...hostileBodiesOf(endpoint)])
    .map(({ request: { method, url, payload = '', headers } }) => ({
      method,
      path: url,
      body: payload,
      type: headers?.['content-type'] ?? 'application/json',
    }));
  const mutated = (text: string) => {
    const place = Math.floor(random() * (text.length + 1));
    const end = random() < 0.3 ? Math.min(text.length, place + Math.floor(random() * 20)) : place;
    return text.slice(0, place) + (pick(pieces) ?? '') + text.slice(end);
  };
  for (let number = 0; number < count; number += 1) {
    const from = pick(seeds);
    if (!from) return;
    const chance = random();
    if (chance < 0.03) {
      const text = `${from.method} ${from.path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${from.body.length}\r\n\r\n${from.body.slice(0, 2_000)}`;
      yield { kind: 'bytes', text: mutated(mutated(text)) };
    } else if (chance < 0.1) {
      yield {
        kind: 'request',
        method: 'GET',
        path: mutated(pick(pages) ?? '/'),
        headers: {},
        body: '',
      };
    } else {
      const isStaff = random() < 0.6;
      const headers = {
        'content-type': from.type,
        ...(isStaff && { authorization: `Bearer ${token}` }),
      };
      const path = random() < 0.4 ? mutated(from.path) : from.path;
      const body = from.method === 'GET' || random() < 0.3 ? from.body : mutated(from.body);
      yield { kind: 'request', method: from.method, path, headers, body };
    }
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
const patience = 60_000;

/** @returns the status; 0 if the connection was cut */
export function sendInput(address: string, input: HostileInput): Promise<number> {
  return input.kind === 'bytes' ? sendBytes(address, input.text) : sendRequest(address, input);
}

function sendRequest(
  address: string,
  { method, path, headers, body }: Extract<HostileInput, { kind: 'request' }>,
): Promise<number> {
  const { hostname, port } = new URL(address);
  const written = [...path].map((one) =>
    /[!-~]/.test(one)
      ? one
      : encodeURIComponent(/[\ud800-\udfff]/.test(one) && one.length === 1 ? '?' : one),
  );
  const bytes = Buffer.from(body);
  return new Promise((resolve) => {
    const options = { hostname, port, method, path: written.join(''), agent, timeout: patience };
    const sent = request(
      {
        ...options,
        headers: { ...headers, ...(bytes.length > 0 && { 'content-length': bytes.length }) },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        // An event stream does not end.
        if (String(answer.headers['content-type']).startsWith('text/event-stream')) sent.destroy();
        answer.resume().once('close', () => resolve(status));
      },
    );
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end(bytes);
  });
}

function sendBytes(address: string, text: string): Promise<number> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (piece) => (answer += piece.toString('latin1')));
    socket.on('error', () => undefined);
    socket.once('close', () => resolve(Number(/HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    socket.end(Buffer.from(text, 'latin1'));
  });
}
