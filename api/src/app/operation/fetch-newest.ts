import { NewerVersion } from 'contract/operation';
import { readWhole, sendRequest } from '../../kernel/net/send-request';

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

async function textOf(url: URL): Promise<string> {
  const answer = await sendRequest({
    url,
    headers: { accept: 'application/json' },
    allowPrivate: false,
    connectionTimeout: timeLimit / 2,
    signal: AbortSignal.timeout(timeLimit),
  });
  if (answer.statusCode !== 200) {
    answer.destroy();
    throw new Error(`It answered with the status ${answer.statusCode}`);
  }
  const bytes = await readWhole(answer, maxBytes);
  if (!bytes) throw new Error('The answer is too long');
  return bytes.toString('utf8');
}
