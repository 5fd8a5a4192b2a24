import type { Endpoint, StoredFile } from 'contract';
import type { Multipart, MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiProblem } from '../core/problem';
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

/** The part that may hold the whole body as JSON, for the others to be put into. */
const wholeBody = 'data';

export interface FormUpload {
  readonly bytes: Uint8Array;
  readonly originalName: string;
}

/** What a form may hold, where that is less than any form may. */
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
 * Reads the parts one by one, so that one file at a time is in memory, and keeps each file as it comes.
 *
 * @param keep - stores one file; what it stored is the caller's to remove when this throws
 */
export async function readFormBody(
  request: FastifyRequest,
  { endpoint, limits }: { readonly endpoint: Endpoint; readonly limits: FormLimits },
  keep: (upload: FormUpload) => Promise<StoredFile>,
): Promise<unknown> {
  let base: unknown = {};
  const fields: [string, unknown][] = [];
  const files: [string, StoredFile][] = [];
  for await (const part of partsOf(request, limits)) {
    if (part.type === 'file') files.push([part.fieldname, await keep(await uploadOf(part))]);
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
      throw new ApiProblem('malformed', `"${name}" is there twice. Send lists as JSON.`);
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

/** Limits that are passed come with their status; what else the parser stumbles over is a torn form. */
function refuse(cause: unknown): never {
  if (typeof cause === 'object' && cause !== null && 'statusCode' in cause) throw cause;
  const problem = new ApiProblem('malformed', 'The form is torn. Check its boundary and its end.');
  throw Object.assign(problem, { cause });
}

/** A part that is sent as `application/json` comes parsed. */
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
    throw new ApiProblem('too-large', `"${part.fieldname}" is too long.`);
  }
  return part.value;
}
