import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { z } from 'zod';

type Clause =
  | { term: Record<string, { value: string } | boolean> }
  | { prefix: Record<string, { value: string }> }
  | { constant_score: { filter: Clause; boost: number } }
  | { bool: { filter?: Clause[]; should?: Clause[]; minimum_should_match?: number } };

const Value = z.strictObject({ value: z.string() });
/** The clauses of the documented query language that the product uses, and nothing else. */
const Clause: z.ZodType<Clause> = z.lazy(() =>
  z.union([
    z.strictObject({ term: z.partialRecord(z.enum(['name', 'words']), Value) }),
    z.strictObject({ term: z.strictObject({ published: z.boolean() }) }),
    z.strictObject({ prefix: z.partialRecord(z.enum(['name', 'words']), Value) }),
    z.strictObject({ constant_score: z.strictObject({ filter: Clause, boost: z.number() }) }),
    z.strictObject({
      bool: z.strictObject({
        filter: z.array(Clause).optional(),
        should: z.array(Clause).optional(),
        minimum_should_match: z.literal(1).optional(),
      }),
    }),
  ]),
) as z.ZodType<Clause>;
const Search = z.strictObject({
  size: z.number().max(10_000),
  _source: z.literal(false),
  track_total_hits: z.literal(false),
  timeout: z.string(),
  query: Clause,
  sort: z.tuple([z.literal('_score'), z.strictObject({ size: z.literal('asc') })]),
});

const Place = z.strictObject({
  _id: z.uuid(),
  version: z.number().optional(),
  version_type: z.literal('external_gte').optional(),
});
const Action = z.union([z.strictObject({ index: Place }), z.strictObject({ delete: Place })]);
const Document = z.strictObject({
  name: z.array(z.string()),
  words: z.array(z.string()),
  size: z.number(),
  published: z.boolean(),
});
type Document = z.infer<typeof Document>;

const Aliases = z.strictObject({
  actions: z.array(
    z.union([
      z.strictObject({ add: z.strictObject({ index: z.string(), alias: z.string() }) }),
      z.strictObject({ remove_index: z.strictObject({ index: z.string() }) }),
    ]),
  ),
});

interface Stored {
  readonly version: number;
  readonly document: Document | undefined;
}

/** The indexes, and what requests do to them. */
function openIndexes() {
  const indexes = new Map<string, { body: unknown; stored: Map<string, Stored> }>();
  const aliases = new Map<string, string>();

  const indexOf = (name: string) => indexes.get(aliases.get(name) ?? name);

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://engine');
    const [name = '', call = ''] = pathname.slice(1).split('/');
    const body = await text(request);
    const index = indexOf(name);
    if (request.method === 'PUT' && call === '') {
      if (index) return { status: 400, body: failure('resource_already_exists_exception') };
      indexes.set(name, { body: JSON.parse(body), stored: new Map() });
      return { status: 200, body: { acknowledged: true } };
    }
    if (name === '_aliases') return changeAliases(Aliases.parse(JSON.parse(body)));
    if (name === '_alias') {
      const target = aliases.get(call);
      if (target === undefined)
        return { status: 404, body: { error: 'alias missing', status: 404 } };
      return { status: 200, body: { [target]: { aliases: { [call]: {} } } } };
    }
    if (call === '_bulk' && searchParams.get('require_alias') === 'true' && !aliases.has(name)) {
      return { status: 404, body: failure('index_not_found_exception') };
    }
    if (!index) return { status: 404, body: failure('index_not_found_exception') };
    if (request.method === 'DELETE') {
      indexes.delete(name);
      return { status: 200, body: { acknowledged: true } };
    }
    if (call === '_refresh') return { status: 200, body: {} };
    if (call === '_mapping')
      return { status: 200, body: { [aliases.get(name) ?? name]: index.body } };
    if (call === '_bulk') {
      if (request.headers['content-type'] !== 'application/x-ndjson' || !body.endsWith('\n')) {
        return { status: 400, body: failure('illegal_argument_exception') };
      }
      return { status: 200, body: { items: writeAll(index.stored, body) } };
    }
    if (call === '_search')
      return { status: 200, body: search(index.stored, Search.parse(JSON.parse(body))) };
    return { status: 405, body: failure('no such call') };
  }

  function changeAliases({ actions }: z.infer<typeof Aliases>): Answer {
    for (const action of actions) {
      if ('add' in action) aliases.set(action.add.alias, action.add.index);
      else indexes.delete(action.remove_index.index);
    }
    return { status: 200, body: { acknowledged: true } };
  }

  return { indexes, aliases, indexOf, answer };
}

function search(stored: ReadonlyMap<string, Stored>, { query, size }: z.infer<typeof Search>) {
  const hits = [...stored].flatMap(([_id, { document }]) => {
    const score = document && scoreOf(query, document);
    return document && score !== undefined ? [{ _id, score, size: document.size }] : [];
  });
  const best = hits.toSorted((one, other) => other.score - one.score || one.size - other.size);
  return {
    timed_out: false,
    _shards: { failed: 0 },
    hits: { hits: best.slice(0, size) },
  };
}

/** As much of OpenSearch as the product uses, in memory; requests of another shape are refused with 400. */
export function startTestEngine() {
  const { indexes, aliases, indexOf, answer } = openIndexes();
  const requests: { method: string; path: string; authorization: string | undefined }[] = [];
  let behaviour: 'working' | 'down' | 'silent' | 'partial' = 'working';
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    requests.push({ method, path: url, authorization: headers.authorization });
    if (behaviour === 'silent') return;
    const answered: Promise<Answer> =
      behaviour === 'working' ? answer(request) : Promise.resolve(faults[behaviour]);
    void answered
      .catch((error: unknown): Answer => ({ status: 400, body: failure(String(error)) }))
      .then(({ status, body }) => response.writeHead(status).end(JSON.stringify(body)));
  });
  return {
    requests,
    indexes,
    aliases,
    behave(next: typeof behaviour) {
      behaviour = next;
    },
    documents(alias: string): Map<string, Document> {
      const stored = [...(indexOf(alias)?.stored ?? [])];
      return new Map(stored.flatMap(([id, { document }]) => (document ? [[id, document]] : [])));
    },
    /** Listens; the address has a user and a password. */
    async open(): Promise<string> {
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      return `http://trading:se%3Acret@127.0.0.1:${addressOf(server.address()).port}`;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const faults: Readonly<Record<'down' | 'partial', Answer>> = {
  down: { status: 503, body: failure('down') },
  partial: { status: 200, body: { timed_out: false, _shards: { failed: 1 }, hits: { hits: [] } } },
};

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

function failure(type: string) {
  return { error: { type, reason: 'as the test wants it' } };
}

/** Guarantee: a server that listens at a port has such an address. */
function addressOf(address: unknown): AddressInfo {
  return address as AddressInfo;
}

function writeAll(stored: Map<string, Stored>, body: string): object[] {
  const lines = body.trimEnd().split('\n');
  const items: object[] = [];
  while (lines.length > 0) {
    const action = Action.parse(JSON.parse(lines.shift() ?? ''));
    const isWrite = 'index' in action;
    const { _id, version } = isWrite ? action.index : action.delete;
    const document = isWrite ? Document.parse(JSON.parse(lines.shift() ?? '')) : undefined;
    const known = stored.get(_id);
    const isOlder = version !== undefined && version < (known?.version ?? 0);
    if (!isOlder) stored.set(_id, { version: version ?? (known?.version ?? 0) + 1, document });
    const missing = !isWrite && known?.document === undefined ? 404 : 200;
    const item = isOlder
      ? { status: 409, error: { type: 'version_conflict_engine_exception' } }
      : { status: missing };
    items.push({ [isWrite ? 'index' : 'delete']: item });
  }
  return items;
}

/** Undefined for a document that does not match. */
function scoreOf(clause: Clause, document: Document): number | undefined {
  if ('constant_score' in clause) {
    return scoreOf(clause.constant_score.filter, document) === undefined
      ? undefined
      : clause.constant_score.boost;
  }
  if ('bool' in clause) return scoreOfAll(clause.bool, document);
  const isPrefix = 'prefix' in clause;
  const [field, wanted] = Object.entries(isPrefix ? clause.prefix : clause.term)[0] ?? [];
  if (typeof wanted === 'boolean') return document.published === wanted ? 0 : undefined;
  const value = wanted?.value ?? '';
  const words = field === 'name' ? document.name : document.words;
  const has = words.some((word) => (isPrefix ? word.startsWith(value) : word === value));
  return has ? 0 : undefined;
}

function scoreOfAll(
  {
    filter = [],
    should = [],
    minimum_should_match: least = filter.length > 0 ? 0 : 1,
  }: Extract<Clause, { bool: object }>['bool'],
  document: Document,
): number | undefined {
  if (filter.some((one) => scoreOf(one, document) === undefined)) return undefined;
  const scores = should.map((one) => scoreOf(one, document)).filter((one) => one !== undefined);
  if (should.length > 0 && scores.length < least) return undefined;
  return scores.reduce((sum, one) => sum + one, 0);
}
