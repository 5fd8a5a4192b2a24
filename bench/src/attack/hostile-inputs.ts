import { Agent, request } from 'node:http';
import { allEndpoints } from 'contract/endpoints';
import { hostileBodiesOf, hostileQueriesOf } from 'api/hostile-requests';
import { randomSeries } from 'api/random-series';

export interface HostileInput {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

interface Series {
  readonly count: number;
  /** The same one gives the same series. */
  readonly seed: number;
  readonly token: string;
}

const short = [
  '\u0000',
  '\ud800',
  '\u202e',
  ...'%00 {{ }} " \' < > ../ [ { __proto__ -1 1e999'.split(' '),
];
const long = ['(', ' ', '<!---->', 'aaaaaaaaaa'].map((text) => text.repeat(500));
const pieces = [...short, '\r\n', ...long];
const pages = [
  '/',
  '/search?q=benzene',
  '/chemicals?page=1',
  '//evil.example/',
  '/feed.xml',
  '/login',
];

/** Requests of the abuse suite and pages of the site with random mutations. */
export function* hostileInputs({ count, seed, token }: Series): Generator<HostileInput> {
  const random = randomSeries(seed);
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const requests = allEndpoints
    // It would end the session of the inputs.
    .filter(({ name }) => name !== 'admin.logout')
    .flatMap((endpoint) => [...hostileQueriesOf(endpoint), ...hostileBodiesOf(endpoint)]);
  const mutated = (text: string) => {
    const place = Math.floor(random() * (text.length + 1));
    const end = random() < 0.3 ? Math.min(text.length, place + Math.floor(random() * 20)) : place;
    return text.slice(0, place) + (pick(pieces) ?? '') + text.slice(end);
  };
  for (let number = 0; number < count; number += 1) {
    if (random() < 0.1) {
      yield { method: 'GET', path: mutated(pick(pages) ?? '/'), headers: {}, body: '' };
      continue;
    }
    const from = pick(requests);
    if (!from) return;
    const { method, url, payload = '', headers } = from.request;
    const isStaff = random() < 0.6;
    yield {
      method,
      path: random() < 0.4 ? mutated(url) : url,
      headers: {
        'content-type': headers?.['content-type'] ?? 'application/json',
        ...(isStaff && { authorization: `Bearer ${token}` }),
      },
      body: method === 'GET' || random() < 0.3 ? payload : mutated(payload),
    };
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 20 });
const patience = 60_000;

/** @returns the status; 0 if the connection was cut */
export function sendInput(
  url: string,
  { method, path, headers, body }: HostileInput,
): Promise<number> {
  const bytes = Buffer.from(body);
  const length = bytes.length > 0 && { 'content-length': bytes.length };
  return new Promise((resolve) => {
    const sent = request(
      // Set apart, as `new URL` would mend it.
      {
        ...addressOf(url),
        path: sendable(path),
        method,
        agent,
        headers: { ...headers, ...length },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        // An event stream does not end.
        if (String(answer.headers['content-type']).startsWith('text/event-stream')) sent.destroy();
        answer.resume().once('close', () => resolve(status));
      },
    );
    sent.setTimeout(patience, () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end(bytes);
  });
}

function addressOf(url: string) {
  const { hostname, port } = new URL(url);
  return { hostname, port };
}

/** Node's client refuses other characters than these. */
function sendable(path: string): string {
  return path.replaceAll(/\p{Surrogate}/gu, '?').replaceAll(/[^!-~]+/g, encodeURIComponent);
}
