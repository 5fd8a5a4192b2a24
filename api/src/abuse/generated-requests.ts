import { type Endpoint, parametersOf, pathOf } from 'contract';
import type { InjectOptions } from 'fastify';
import { formOf } from '../testing/form-of';
import { type Generator, pick, schemaOfInput, valueFor } from './generate-value';

/** A request to an endpoint, made from its schemas. */
export function generatedRequest(endpoint: Endpoint, generator: Generator): InjectOptions {
  const { method } = endpoint;
  const { random } = generator;
  const id = random() < 0.9 ? pick(generator.ids, random) : pick(wrongIds, random);
  const search = new URLSearchParams([
    ...parametersOf(endpoint, id, undefined),
    ...queryOf(endpoint, generator),
  ]);
  const url = `/api/${pathOf(endpoint, id)}?${search.toString()}`;
  return { method, url, ...(method === 'GET' ? {} : bodyOf(endpoint, generator)) };
}

const wrongIds = ['', '../../etc/passwd', '%00', '[object Object]', 'x'.repeat(3_000), '\ufffd'];

function queryOf(endpoint: Endpoint, generator: Generator): [string, string][] {
  const schema = schemaOfInput(endpoint.query);
  if (!schema) return [];
  const value = valueFor({ ...schema, type: 'object' }, { ...generator, wrongShare: 0.1 });
  return Object.entries(Object(value)).flatMap(([name, one]): [string, string][] => {
    const text = typeof one === 'string' ? one : JSON.stringify(one);
    const pair: [string, string] = [name, text.slice(0, 4_000)];
    return generator.random() < 0.03 ? [pair, pair] : [pair];
  });
}

const otherTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data; boundary=x',
  'application/gzip',
  'message/rfc822',
  '',
];

function bodyOf(endpoint: Endpoint, generator: Generator): Partial<InjectOptions> {
  const { encoding, body } = endpoint;
  const { random } = generator;
  if (encoding === 'gzip' || encoding === 'message') {
    const type = encoding === 'gzip' ? 'application/gzip' : 'message/rfc822';
    return { headers: { 'content-type': type }, payload: randomBytes(random) };
  }
  const schema = schemaOfInput(body);
  const value = schema ? valueFor(schema, generator) : undefined;
  if (encoding === 'multipart' && random() < 0.5) return formFor(value, random);
  const payload = value === undefined ? '' : JSON.stringify(value);
  const type = random() < 0.08 ? pick(otherTypes, random) : 'application/json';
  return { headers: { 'content-type': type }, payload };
}

function formFor(value: unknown, random: () => number): Partial<InjectOptions> {
  const fields = Object.entries(Object(value)).map(([name, one]): [string, string] => [
    name.replaceAll(/["\r\n]/g, ''),
    typeof one === 'string' ? one : JSON.stringify(one),
  ]);
  const file = { name: 'a.png', bytes: randomBytes(random) };
  return formOf({ ...Object.fromEntries(fields), [pick(fileFields, random)]: file });
}

const fileFields = ['file', 'photo', 'image', 'logo', 'attachments', 'resume'];

const heads = [
  '\x89PNG\r\n\x1a\n',
  'GIF89a',
  '%PDF-1.7',
  '<svg xmlns="',
  'PK\x03\x04',
  '\x1f\x8b',
  '',
];

function randomBytes(random: () => number): Buffer {
  const rest = Array.from({ length: Math.floor(random() * 3_000) }, () =>
    Math.floor(random() * 256),
  );
  return Buffer.concat([Buffer.from(pick(heads, random), 'latin1'), Buffer.from(rest)]);
}

/** Header fields as an object of texts. */
export function fieldsOf(headers: InjectOptions['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers ?? {}).map(([name, value]) => [name, String(value)]),
  );
}
