import { AwsClient } from 'aws4fetch';
import { StorageError, StorageUnavailable } from './storage';

export interface S3Account {
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface S3Settings extends S3Account {
  readonly endpoint: string;
  readonly bucket: string;
}

/** Sends a request to an address, signed. */
export type S3Client = (address: string, request: RequestInit) => Promise<Response>;

export function requireSuccess(answer: Response): void {
  if (answer.ok) return;
  void answer.body?.cancel();
  const message = `The file storage answered ${answer.status}`;
  throw answer.status >= 500 ? new StorageUnavailable(message) : new StorageError(message);
}

function asUnavailable(cause: unknown): never {
  throw new StorageUnavailable('The file storage does not answer', { cause });
}

/**
 * Sends and signs requests. A service refuses those that are dated a quarter of an hour off, as when this machine's clock
 * is wrong: from then on they are dated by the service's clock.
 */
export function openS3Client(account: S3Account): S3Client {
  const client = new AwsClient({ ...account, service: 's3', retries: 3 });
  let offset = 0;
  return async (address, request) => {
    const fetchDated = () =>
      client.fetch(address, { ...request, aws: { datetime: stamp(Date.now() + offset) } });
    const answer = await fetchDated().catch(asUnavailable);
    const now = Date.parse(answer.headers.get('date') ?? '');
    if (answer.status !== 403 || Number.isNaN(now)) return answer;
    const reason = await answer.clone().text().catch(asUnavailable);
    if (!reason.includes('RequestTimeTooSkewed')) return answer;
    offset = now - Date.now();
    return fetchDated().catch(asUnavailable);
  };
}

/** As in `20261125T120000Z`. */
function stamp(time: number): string {
  return new Date(time).toISOString().replace(/[:-]|\.\d{3}/g, '');
}
