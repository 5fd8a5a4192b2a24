import { readFile, writeFile } from 'node:fs/promises';
import type { z } from 'zod';

/** Changes some keys of a JSON file and leaves all others as they are, in their order. */
export async function changeJson<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  change: (content: z.output<Schema>) => Partial<z.output<Schema>>,
): Promise<void> {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'));
  const changed = { ...Object(content), ...Object(change(schema.parse(content))) };
  await writeFile(file, `${JSON.stringify(changed, null, 2)}\n`);
}
