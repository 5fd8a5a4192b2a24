import type { QueryClient } from '@tanstack/react-query';

interface Named {
  readonly name: string;
}

/** Query keys: the resource's name first, then everything that the fetch uses. */
export const resourceKeys = {
  all: ({ name }: Named) => [name] as const,
  list: ({ name }: Named, query: object) => [name, 'list', query] as const,
  record: ({ name }: Named, id: string) => [name, 'record', id] as const,
  trash: ({ name }: Named, search: string) => [name, 'trash', search] as const,
  history: ({ name }: Named, id: string) => [name, 'history', id] as const,
};

/**
 * Invalidates a resource after a write: visible queries are fetched again, others when next shown (a mount alone never
 * fetches again).
 */
export async function refreshResource(queryClient: QueryClient, resource: Named) {
  const queryKey = resourceKeys.all(resource);
  queryClient.removeQueries({ queryKey, type: 'inactive' });
  await queryClient.invalidateQueries({ queryKey });
}
