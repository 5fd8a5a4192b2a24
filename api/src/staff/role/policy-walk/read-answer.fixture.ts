import type { InjectOptions } from 'fastify';
import { unzipSync } from 'fflate';
import { readPdf } from '../../../pdf/read-pdf.fixture';
import { readEvents } from '../../../testing/event-reader';
import type { TestApi } from '../../../testing/start-test-api';

export interface ReadAnswer {
  readonly status: number;
  /** Everything that a reader finds in it: of a workbook or an archive its parts, of a PDF its text. */
  readonly text: string;
  /** Undefined for other answers than JSON. */
  readonly json: unknown;
}

/** Reads the first event of a stream, which does not end by itself, from the listening server. */
export async function readFirstEvent(
  { app }: TestApi,
  path: string,
  headers: Record<string, string>,
): Promise<ReadAnswer> {
  const address = app.server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The walk needs a listening server');
  const reader = await readEvents(`http://127.0.0.1:${address.port}${path}`, headers);
  const first = await reader.next();
  reader.leave();
  const { statusCode: status = 0 } = reader.response;
  return { status, text: JSON.stringify(first ?? ''), json: undefined };
}

/** Makes a request and reads the answer whole. */
export async function readAnswer(api: TestApi, request: InjectOptions): Promise<ReadAnswer> {
  const answer = await api.app.inject({ ...request, payloadAsStream: true });
  const type = String(answer.headers['content-type'] ?? '');
  const stream = answer.stream();
  const parts: Buffer[] = [];
  for await (const part of stream) {
    parts.push(Buffer.from(part));
  }
  const bytes = Buffer.concat(parts);
  const { statusCode: status } = answer;
  const isJson = type.includes('json');
  return {
    status,
    text: await textOf(bytes),
    json: isJson ? JSON.parse(bytes.toString()) : undefined,
  };
}

async function textOf(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') {
    const parts = Object.values(unzipSync(bytes));
    return (await Promise.all(parts.map((part) => textOf(Buffer.from(part))))).join('\n');
  }
  const plain = bytes.toString('latin1');
  // Only what the product draws is compressed.
  return plain.startsWith('%PDF') && plain.includes('FlateDecode')
    ? `${plain}\n${(await readPdf(bytes)).pages.join('\n')}`
    : plain;
}
