import { FileName } from 'contract/file';
import { z } from 'zod';
import { unwrapped } from '../../kernel/unwrapped';
import type { JsonObject } from './schemas';

/**
 * A body as a form: files as parts that are named as their fields, all other fields as JSON in the part `data`. A field
 * with several files is a part that may be there several times.
 */
export function uploadForm(body: z.ZodType, schema: JsonObject): JsonObject {
  const shape = body instanceof z.ZodObject ? Object.entries<z.ZodType>(body.shape) : [];
  const files = shape.flatMap(([name, field]) => {
    const part = filePart(field);
    return part ? [[name, part] as const] : [];
  });
  const required = shape
    .filter(([name, field]) => files.some(([file]) => file === name) && field === FileName)
    .map(([name]) => name);
  const isFileAlone = files.length === shape.length;
  const properties = {
    ...(!isFileAlone && { data: { ...schema, description } }),
    ...Object.fromEntries(files),
  };
  return {
    schema: { type: 'object', properties, ...(isFileAlone && { required }) },
    ...(!isFileAlone && { encoding: { data: { contentType: 'application/json' } } }),
  };
}

const description =
  'The body as JSON, less the fields that have parts of their own. Each field may be a part too, texts as they are.';

function filePart(field: z.ZodType): JsonObject | undefined {
  const inner = unwrapped(field);
  if (inner === FileName) return upload;
  if (!(inner instanceof z.ZodArray)) return undefined;
  const item = unwrapped(inner.element);
  const isList = item === FileName || (item instanceof z.ZodObject && item.shape.file === FileName);
  return isList ? { type: 'array', items: upload } : undefined;
}

const upload = { type: 'string', format: 'binary' };
