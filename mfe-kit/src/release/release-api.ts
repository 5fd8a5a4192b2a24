import { createHash } from 'node:crypto';
import type { AnswerOf, Endpoint } from 'contract';
import {
  Problem,
  readRegistry,
  type DeprecatedUse,
  type Registry,
  type RegistryVersion,
  type ReleaseCheck,
  type ReleasedRemote,
  releaseEndpoints,
} from 'contract/release';
import type { z } from 'zod';

/** The API refused or did not answer; the message is fit for users. */
export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal';
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

export interface PublishedArchive {
  readonly bytes: Uint8Array;
  /** Its SHA-256 in hex. */
  readonly hash: string;
  /** Undefined for an unsigned one. */
  readonly signature: string | undefined;
}

export interface Share {
  readonly percent: number;
  /** Emails of admins who get it whatever the share, separated by commas. */
  readonly people?: string;
}

/** The API calls of a release. */
export interface ReleaseApi {
  registry(): Promise<Registry>;
  /** @param sent - the mount kind, and the archive's signature if it is signed */
  publish(
    archive: Uint8Array,
    sent: { readonly mount: string; readonly signature?: string },
  ): Promise<AnswerOf<typeof releaseEndpoints.publish>>;
  /** What versions of a remote use of what the API has deprecated. */
  deprecatedUses(remote: string): Promise<readonly DeprecatedUse[]>;
  /** The latest versions of a remote. */
  versions(remote: string): Promise<AnswerOf<typeof releaseEndpoints.list>>;
  /** The archive of a version as it was published. @throws ReleaseRefusal where it is not what its digest says */
  archive(id: string): Promise<PublishedArchive>;
  /** Asks what publishing would answer. */
  check(archive: Uint8Array, mount: string): Promise<ReleaseCheck>;
  /** @returns the remote; a version that this shell cannot run waits */
  activate(id: string): Promise<ReleasedRemote>;
  rollOut(id: string, share: Share): Promise<ReleasedRemote>;
  rollBack(remote: string): Promise<ReleasedRemote>;
  /** Switches a remote off for everybody. */
  disable(remote: string): Promise<void>;
  /** The compressed size of a version's entry in bytes; undefined when the server does not tell. */
  entrySize(version: RegistryVersion): Promise<number | undefined>;
}

interface Sent {
  readonly id?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
}

/**
 * @param address - the installation's address: `https://panel.example`
 * @param token - a release token of the remote's team
 */
export function releaseApi(address: string, token: string | undefined): ReleaseApi {
  async function call<E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<AnswerOf<E>> {
    const { id, query = {}, body } = sent;
    const url = new URL(`/api/${endpoint.path}`, address);
    url.search = new URLSearchParams({ ...query, ...(id !== undefined && { id }) }).toString();
    const answer = await reach(url, {
      method: endpoint.method,
      headers: {
        ...bearerOf(token),
        ...(body && { 'content-type': 'application/gzip' }),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
    const json = jsonOf(await answer.text());
    const known = parsed<E['answer']>(endpoint.answer, json);
    if (answer.ok && known.success) return known.data;
    throw new ReleaseRefusal(wordsOf(json, answer.status, url), answer.status);
  }

  return {
    registry: () => call(readRegistry),
    publish: (archive, query) =>
      call(releaseEndpoints.publish, { query: { ...query }, body: archive }),
    archive: (id) => readArchive(address, token, id),
    versions: (remote) => call(releaseEndpoints.list, { query: { remote, pageSize: '100' } }),
    deprecatedUses: (remote) =>
      call(releaseEndpoints.deprecatedUses, { query: { remote } }).then(
        ({ data }) => data,
        // An installation from before the call.
        (error: unknown) => {
          if (error instanceof ReleaseRefusal && error.status === 404) return [];
          throw error;
        },
      ),
    check: async (archive, mount) =>
      (await call(releaseEndpoints.check, { query: { mount }, body: archive })).data,
    activate: async (id) =>
      (await call(releaseEndpoints.activate, { id, query: { whenItFits: 'true' } })).data,
    rollOut: async (id, { percent, people = '' }) =>
      (await call(releaseEndpoints.rollout, { id, query: { percent: String(percent), people } }))
        .data,
    rollBack: async (remote) => (await call(releaseEndpoints.rollback, { query: { remote } })).data,
    disable: async (remote) => void (await call(releaseEndpoints.disable, { query: { remote } })),
    entrySize: ({ base, entry }) => travelSize(new URL(base + entry, address)),
  };
}

async function readArchive(
  address: string,
  token: string | undefined,
  id: string,
): Promise<PublishedArchive> {
  const url = new URL(`/api/${releaseEndpoints.archive.path}`, address);
  url.search = new URLSearchParams({ id }).toString();
  const answer = await reach(url, { headers: bearerOf(token) });
  if (!answer.ok)
    throw new ReleaseRefusal(
      wordsOf(jsonOf(await answer.text()), answer.status, url),
      answer.status,
    );
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const digest = createHash('sha256').update(bytes).digest();
  if (answer.headers.get('repr-digest') !== `sha-256=:${digest.toString('base64')}:`)
    throw new ReleaseRefusal(`What ${url.origin} sent is not the archive that it announced.`);
  const signature = answer.headers.get('x-signature') ?? undefined;
  return { bytes, hash: digest.toString('hex'), signature };
}

function bearerOf(token: string | undefined): Record<string, string> {
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

async function travelSize(url: URL): Promise<number | undefined> {
  const request = { method: 'HEAD', headers: { 'accept-encoding': 'br' } };
  const { ok, headers } = await reach(url, request);
  const size = Number(headers.get('content-length') ?? Number.NaN);
  return ok && Number.isInteger(size) ? size : undefined;
}

function parsed<S extends z.ZodType>(schema: S, json: unknown) {
  return schema.safeParse(json);
}

/** @throws ReleaseRefusal when the server does not answer */
export async function reach(url: URL, request: RequestInit = {}): Promise<Response> {
  try {
    return await fetch(url, { ...request, signal: AbortSignal.timeout(60_000) });
  } catch (cause) {
    const why = cause instanceof Error ? (cause.cause ?? cause) : cause;
    throw new ReleaseRefusal(
      `${url.origin} does not answer: ${why instanceof Error ? why.message : String(why)}`,
    );
  }
}

function wordsOf(json: unknown, status: number, { origin }: URL): string {
  const problem = Problem.safeParse(json);
  if (!problem.success) return `${origin} answered ${status}, and not as its API would`;
  const { detail, errors = [] } = problem.data;
  return [detail, ...errors.map(({ path, message }) => `  ${path}: ${message}`)].join('\n');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
