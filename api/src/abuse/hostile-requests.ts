import { type Endpoint, type Method, parametersOf, pathOf } from 'contract';
import { z } from 'zod';

/** A request that must be refused, with a description. */
export interface HostileRequest {
  readonly tries: string;
  readonly request: RawRequest;
}

export interface RawRequest {
  readonly method: Method;
  readonly url: string;
  readonly payload?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const someId = '01920000-0000-7000-8000-000000000000';
const json = { 'content-type': 'application/json' };

export function requestOf(endpoint: Endpoint, query = ''): RawRequest {
  const parameters = new URLSearchParams(parametersOf(endpoint, someId, undefined));
  const search = [parameters.toString(), query].filter((part) => part !== '').join('&');
  return { method: endpoint.method, url: `/api/${pathOf(endpoint, someId)}?${search}` };
}

const hostileQueries = [
  'noSuchParameter=1',
  '__proto__=1',
  'constructor.prototype.x=1',
  'noSuchParameter[$ne]=1',
  'noSuchParameter=%00',
  `noSuchParameter=${'x'.repeat(5_000)}`,
];

const wrongIds = ["' or 1=1 --", '../../etc/passwd', '%00', '[object Object]', 'x'.repeat(3_000)];

/** Unknown parameters, invalid ids, and invalid values for each parameter of the endpoint. */
export function hostileQueriesOf(endpoint: Endpoint): HostileRequest[] {
  const base = requestOf(endpoint);
  const unknown = hostileQueries.map((query) => ({
    tries: `?${query.slice(0, 40)}`,
    request: requestOf(endpoint, query),
  }));
  const named = keysOf(endpoint.query).flatMap((name) => [
    { tries: `?${name} twice`, request: requestOf(endpoint, `${name}=%00&${name}=%00`) },
    { tries: `?${name} is NUL`, request: requestOf(endpoint, `${name}=%00`) },
    { tries: `?${name}[$gt]`, request: requestOf(endpoint, `${name}[$gt]=`) },
  ]);
  if (endpoint.idIn !== 'query') return [...unknown, ...named];
  const ids = wrongIds.map((id) => ({
    tries: `id ${id.slice(0, 20)}`,
    request: { ...base, url: `/api/${endpoint.path}?${endpoint.idName}=${encodeURIComponent(id)}` },
  }));
  return [...unknown, ...named, ...ids];
}

const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

/** Bodies that no schema accepts, and invalid values for each field of the endpoint's schema. */
export function hostileBodiesOf(endpoint: Endpoint): HostileRequest[] {
  if (endpoint.method === 'GET' || ['gzip', 'message'].includes(endpoint.encoding)) return [];
  const request = requestOf(endpoint);
  const send = (tries: string, payload: string, headers: Record<string, string> = json) => ({
    tries,
    request: { ...request, payload, headers },
  });
  const own = keysOf(endpoint.body);
  const every = (value: unknown) =>
    JSON.stringify(Object.fromEntries(own.map((key) => [key, value])));
  const general = [
    send('torn JSON', '{"a":'),
    send('a reach for the prototype', '{"__proto__":{"isStaff":true}}'),
    send('a reach for the constructor', '{"constructor":{"prototype":{"isStaff":true}}}'),
    send('a NUL in the JSON', '{"a":"\u0000"}'),
    send('1.2 MB', JSON.stringify({ name: 'x'.repeat(1_200_000) })),
    send('text', '{}', { 'content-type': 'text/plain' }),
    send('a form of another type', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }),
    send('a torn form', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n', {
      'content-type': 'multipart/form-data; boundary=x',
    }),
  ];
  if (isNothing(endpoint.body)) return general;
  return [
    ...general,
    ...['1', '"x"', 'true', '[]', '[{}]', deep].map((text) =>
      send(`the body ${text.slice(0, 6)}`, text),
    ),
    send('a key that the call does not have', JSON.stringify({ noSuchField: 1 })),
    send(
      'fields of the record itself',
      JSON.stringify({ _id: someId, version: 1, createdBy: someId }),
    ),
    ...(own.length === 0
      ? []
      : [
          send('objects in all fields', every({ $gt: '' })),
          send('NUL in all fields', every('\u0000')),
          send('halves of characters in all fields', every('\ud800')),
          send('texts without end in all fields', every('x'.repeat(900_000 / own.length))),
          send('endless numbers in all fields', every(1e308).replaceAll('1e+308', '1e999')),
          send('lists in lists in all fields', every([[[[]]]])),
        ]),
  ];
}

function isNothing(schema: z.ZodType): boolean {
  return schema instanceof z.ZodUndefined;
}

/** The field names of an object schema, unwrapped. */
export function keysOf(schema: unknown): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return keysOf(schema.in);
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap(keysOf))];
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return keysOf(schema.unwrap());
  return [];
}
