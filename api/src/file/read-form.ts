import type { Endpoint } from 'contract';
import type { StoredFile } from 'contract/file';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiProblem, worded } from '../kernel/problem';
import {
  fieldPath,
  fieldValue,
  malformedPart,
  parsedJson,
  placed,
  schemaAt,
  valueAt,
  withFile,
} from './form-body';

/** The part with the body as JSON, which the other parts are merged into. */
const wholeBody = 'data';

export interface FormUpload {
  readonly bytes: Uint8Array;
  readonly originalName: string;
}

/** Limits of a form below those of every form. */
export interface FormLimits {
  readonly fileSize: number;
  readonly files?: number;
  readonly fields?: number;
  readonly fieldSize?: number;
}

interface FormParts {
  readonly base: unknown;
  readonly fields: readonly (readonly [name: string, value: unknown])[];
  readonly files: readonly (readonly [name: string, file: StoredFile])[];
}

/**
 * Reads the parts one by one, so that only one file at a time is in memory, and stores each file as it arrives.
 *
 * @param keep - stores one file; if this throws, the caller must remove the files stored so far
 */
export async function readFormBody(
  request: FastifyRequest,
  { endpoint, limits }: { readonly endpoint: Endpoint; readonly limits: FormLimits },
  store: (upload: FormUpload) => Promise<StoredFile>,
): Promise<unknown> {
  let base: unknown = {};
  const fields: [string, unknown][] = [];
  const files: [string, StoredFile][] = [];
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'file') files.push([part.fieldname, await store(await uploadOf(part))]);
    else if (part.fieldname === wholeBody) base = wholeOf(part);
    else fields.push([part.fieldname, textOf(part)]);
  }
  return assembled(endpoint.body, { base, fields, files });
}

function assembled(schema: Endpoint['body'], { base, fields, files }: FormParts): unknown {
  let body = base;
  for (const [name, value] of fields) {
    const path = fieldPath(name);
    if (valueAt(body, path) !== undefined) {
      throw new ApiProblem('malformed', worded`"${{ name }}" is there twice. Send lists as JSON.`);
    }
    const given = typeof value === 'string' ? fieldValue(schemaAt(schema, path), value) : value;
    body = placed(body, path, given);
  }
  for (const [name, file] of files) {
    const path = fieldPath(name);
    body = placed(body, path, withFile(schemaAt(schema, path), valueAt(body, path), file));
  }
  return body;
}

async function uploadOf(part: MultipartFile): Promise<FormUpload> {
  const bytes = await part.toBuffer().catch(refuse);
  return { bytes, originalName: part.filename };
}

async function* partsOf(request: FastifyRequest, limits: FormLimits): AsyncGenerator<Multipart> {
  try {
    yield* request.parts({ limits });
  } catch (error) {
    refuse(error);
  }
}

/** Exceeded limits have their own status; any other error of the parser means a malformed form. */
function refuse(cause: unknown): never {
  if (typeof cause === 'object' && cause !== null && 'statusCode' in cause) throw cause;
  const problem = new ApiProblem('malformed', 'The form is torn. Check its boundary and its end.');
  throw Object.assign(problem, { cause });
}

/** A part sent as `application/json` is already parsed. */
function wholeOf(part: MultipartValue): unknown {
  const value = textOf(part);
  const whole = typeof value === 'string' ? parsedJson(value) : value;
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) {
    throw malformedPart(wholeBody);
  }
  return whole;
}

function textOf(part: MultipartValue): unknown {
  if (part.fieldnameTruncated) throw malformedPart(part.fieldname);
  if (part.valueTruncated) {
    throw new ApiProblem('too-large', worded`"${{ fieldname: part.fieldname }}" is too long.`);
  }
  return part.value;
}
