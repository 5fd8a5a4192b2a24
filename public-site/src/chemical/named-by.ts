import { ApiRefusal } from '../server/site-api';

/** Reads a name for each of the ids, each once and all at the same time; one that is gone has none. */
export async function namedBy(
  ids: readonly string[],
  read: (id: string) => Promise<string>,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  await Promise.all(
    [...new Set(ids)].map(async (id) => {
      const name = await unlessGone(() => read(id));
      if (name !== undefined) names.set(id, name);
    }),
  );
  return names;
}

async function unlessGone(read: () => Promise<string>): Promise<string | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiRefusal && error.status === 404) return undefined;
    throw error;
  }
}
