import { NewerVersion } from 'contract/operation';
import { request } from 'node:https';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { reachHost } from '../../kernel/net/reach-host';

const timeLimit = 10_000;
const maxBytes = 16_384;

const Announced = NewerVersion.extend({ url: NewerVersion.shape.url.default(null) });

interface Found {
  readonly newest?: NewerVersion;
  readonly problem: string | null;
}

/** Asks an address on the internet for the newest version. Redirects are not followed. Never rejects. */
export async function fetchNewest(address: string): Promise<Found> {
  try {
    return announcedIn(await textOf(new URL(address)));
  } catch (error) {
    return { problem: error instanceof Error ? `${error.name}: ${error.message}` : String(error) };
  }
}

export function announcedIn(text: string): Found {
  try {
    const { data } = Announced.safeParse(JSON.parse(text));
    if (data) return { newest: data, problem: null };
    return { problem: 'It answers JSON without a version.' };
  } catch {
    return { problem: 'It does not answer JSON.' };
  }
}

async function textOf({ hostname, port, pathname, search, host }: URL): Promise<string> {
  const name = hostname.replace(/^\[|\]$/g, '');
  const reach = { allowPrivate: false, connectionTimeout: timeLimit / 2 };
  const socket = await reachHost(name, port === '' ? 443 : Number(port), reach);
  const servername = isIP(name) === 0 ? { servername: name } : {};
  return new Promise((resolve, reject) => {
    const sent = request({
      host: name,
      path: pathname + search,
      headers: { host, accept: 'application/json' },
      signal: AbortSignal.timeout(timeLimit),
      createConnection: () => connect({ socket, host: name, ...servername }),
    });
    sent.once('error', reject);
    sent.once('close', () => socket.destroy());
    sent.once('response', (answer) => {
      if (answer.statusCode !== 200) {
        sent.destroy(new Error(`It answered with the status ${answer.statusCode}`));
        return;
      }
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => {
        text += part;
        if (text.length > maxBytes) sent.destroy(new Error('The answer is too long'));
      });
      answer.once('error', reject);
      answer.once('end', () => resolve(text));
    });
    sent.end();
  });
}
