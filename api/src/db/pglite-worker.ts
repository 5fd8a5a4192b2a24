import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { ownTask } from '../core/worker/thread-clock';
import { broadcastChannel } from './broadcast-channel';
import { createClusterIfMissing } from './create-cluster';
import type { EngineAnswer, EngineFailure, EngineRequest } from './pglite-messages';
import type { QueryAnswer } from './pool';
import { durableStartParams, EngineFiles } from './engine-files';
import { valueParsers } from './value-parsers';

const { dataDir }: { readonly dataDir: string } = workerData;

/** The operating system caches the files too: a quarter of the default buffers showed no loss of speed. */
const buffers = ['-c', 'shared_buffers=32MB'];
const engineOptions = { parsers: { ...valueParsers }, extensions: { pg_trgm } };

const engine = await (dataDir.startsWith('memory:') ? openInMemory() : openInFolder());

await engine.listen(broadcastChannel, (text) => send({ kind: 'news', text }));

parentPort?.on('message', (request: EngineRequest) => void answer(request));
send({ kind: 'ready', task: ownTask() });

function openInMemory() {
  const startParams = [...PGlite.defaultStartParams, ...buffers];
  return PGlite.create(dataDir, { ...engineOptions, startParams });
}

async function openInFolder() {
  await createClusterIfMissing(dataDir);
  const startParams = [...durableStartParams(PGlite.defaultStartParams), ...buffers];
  return PGlite.create({ ...engineOptions, fs: new EngineFiles(dataDir), startParams });
}

async function answer(request: EngineRequest): Promise<void> {
  try {
    const result = request.kind === 'close' ? await close() : await run(request);
    send({ kind: 'done', id: request.id, answer: result });
  } catch (error) {
    send({ kind: 'failed', id: request.id, error: describe(error) });
  }
}

async function run(request: Extract<EngineRequest, { kind: 'query' }>): Promise<QueryAnswer> {
  if (request.parameters.length === 0) return runScript(request.sql);
  const result = await engine.query(request.sql, [...request.parameters]);
  return answerOf(request.sql, result.rows, result.affectedRows);
}

/** Without parameters, a text may hold several statements; the rows of the last one are returned. */
async function runScript(sql: string): Promise<QueryAnswer> {
  const results = await engine.exec(sql);
  const last = results.at(-1);
  return answerOf(sql, last?.rows ?? [], last?.affectedRows);
}

function answerOf(sql: string, rows: unknown[], affectedRows: number | undefined): QueryAnswer {
  const command = commandOf(sql);
  const rowCount = command === 'SELECT' ? rows.length : Math.max(affectedRows ?? 0, rows.length);
  return { command, rowCount, rows };
}

function commandOf(sql: string): QueryAnswer['command'] {
  const verb = /^\s*(insert|update|delete|merge)/i.exec(sql)?.[1]?.toUpperCase();
  return verb === 'INSERT' || verb === 'UPDATE' || verb === 'DELETE' || verb === 'MERGE'
    ? verb
    : 'SELECT';
}

async function close(): Promise<QueryAnswer> {
  await engine.close();
  return { command: 'SELECT', rowCount: 0, rows: [] };
}

function send(message: EngineAnswer): void {
  parentPort?.postMessage(message);
}

function describe(error: unknown): EngineFailure {
  const known: Partial<EngineFailure> = error instanceof Error ? error : {};
  const { code, constraint, detail } = known;
  return {
    message: known.message ?? String(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(detail === undefined ? {} : { detail }),
  };
}
