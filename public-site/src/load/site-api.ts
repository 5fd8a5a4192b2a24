import { LRUCache } from 'lru-cache';
import {
  type AnswerOf,
  type Endpoint,
  isTranslated,
  parametersOf,
  pathOf,
  type RequestOf,
} from 'contract';
import type { z } from 'zod';
import { currentLanguage } from '../language/current-language';
import { defaultLanguage } from '../language/languages';
import type { ApiPost } from './post-to-api';

/** A response of the API; a `Response` is one. */
export type ApiAnswer = Pick<Response, 'status' | 'text'>;

/**
 * Fetches a path of the API (`/api/unit/get?page=1`), or posts a visitor's form to it, in the same process or over the
 * network.
 */
export type ApiFetch = (path: string, post?: ApiPost) => Promise<ApiAnswer>;

/** The API refused the request: no such record, or an invalid parameter. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal';
  readonly status: number;

  constructor(status: number, path: string) {
    super(`The API answered ${status} to ${withoutQuery(path)}`);
    this.status = status;
  }
}

/** A query may contain a key, which must not be logged. */
function withoutQuery(path: string): string {
  return path.split('?')[0] ?? path;
}

/** The API is unreachable, or failing at the moment. */
export class ApiUnavailable extends Error {
  override name = 'ApiUnavailable';
}

export interface SiteApi {
  /** The parsed response of a public endpoint. Throws `ApiRefusal` or `ApiUnavailable`. */
  read<E extends Endpoint>(endpoint: E, request?: RequestOf<E>): Promise<AnswerOf<E>>;
}

/** An API whose reads can be repeated. */
export interface RepeatableApi extends SiteApi {
  /** The same as `read`, for several times: the address is made once. */
  reader<E extends Endpoint>(endpoint: E, request?: RequestOf<E>): () => Promise<AnswerOf<E>>;
}

/** Create one for the whole process. */
export function siteApi(fetchApi: ApiFetch): RepeatableApi {
  const parse = parseChanged();
  const reader: RepeatableApi['reader'] = (endpoint, request) => {
    const path = addressOf(endpoint, partsOf(request));
    return async () => {
      const text = await textOf(fetchApi, path);
      return parse<(typeof endpoint)['answer']>({ path, text, schema: endpoint.answer });
    };
  };
  return { reader, read: (endpoint, request) => reader(endpoint, request)() };
}

/** The same for one page: repeated reads of its loaders share one request. */
export function readOnce(api: SiteApi): SiteApi {
  const answers = new Map<string, Promise<unknown>>();
  return {
    read(endpoint, request) {
      const path = addressOf(endpoint, partsOf(request));
      const answer = answers.get(path) ?? api.read(endpoint, request);
      answers.set(path, answer);
      return asAnswerOf<(typeof endpoint)['answer']>(answer);
    },
  };
}

/** Guarantee: a path belongs to one endpoint. */
function asAnswerOf<S extends z.ZodType>(answer: Promise<unknown>) {
  return answer as Promise<z.output<S>>;
}

interface RequestParts {
  id?: string;
  query?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** A public endpoint that reads accepts only these parts. */
function partsOf(request: unknown): RequestParts {
  return request ?? {};
}

/** What is read for a page in another language has its texts in it. */
function addressOf(endpoint: Endpoint, { id, query }: RequestParts): string {
  const search = new URLSearchParams(parametersOf(endpoint, id, query));
  const { code } = currentLanguage();
  if (code !== defaultLanguage.code && isTranslated(endpoint)) search.set('language', code);
  const path = `/api/${pathOf(endpoint, id)}`;
  return search.size === 0 ? path : `${path}?${search}`;
}

async function textOf(fetchApi: ApiFetch, path: string): Promise<string> {
  const response = await reach(fetchApi, path);
  if (response.status >= 500 || response.status === 429) {
    throw new ApiUnavailable(`The API answered ${response.status} to ${withoutQuery(path)}`);
  }
  if (response.status !== 200) throw new ApiRefusal(response.status, path);
  return response.text();
}

async function reach(fetchApi: ApiFetch, path: string): Promise<ApiAnswer> {
  try {
    return await fetchApi(path);
  } catch (cause) {
    throw new ApiUnavailable(`The API could not be reached for ${withoutQuery(path)}`, { cause });
  }
}

/** In characters of the responses: enough for some hundreds of pages, each with a few of its own. */
const maxSize = 4_000_000;
/** In characters. A few longer ones, such as parts of the sitemap, would fill the memory. */
const maxCachedLength = 500_000;

interface Answer<S extends z.ZodType> {
  path: string;
  text: string;
  schema: S;
}

/** Parses a response, or returns the value of last time when the same call has answered the same text. */
function parseChanged() {
  const parsed = new LRUCache<string, { text: string; value: unknown }>({
    maxSize,
    sizeCalculation: ({ text }) => text.length + 1,
  });
  return <S extends z.ZodType>({ path, text, schema }: Answer<S>): z.output<S> => {
    if (text.length > maxCachedLength) return schema.parse(JSON.parse(text));
    const last = parsed.get(path);
    if (last?.text === text) return asParsed<S>(last.value);
    const value = schema.parse(JSON.parse(text));
    parsed.set(path, { text, value });
    return value;
  };
}

/** Guarantee: a path belongs to one endpoint, so what is cached under it came from the same schema. */
function asParsed<S extends z.ZodType>(value: unknown) {
  return value as z.output<S>;
}
