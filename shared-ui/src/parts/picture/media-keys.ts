import type { QueryClient } from '@tanstack/react-query';

/** Query keys of uploads; all start with `media`. */
export const mediaKeys = {
  all: ['media'] as const,
  named: (name: string) => ['media', 'named', name] as const,
  one: (id: string) => ['media', 'one', id] as const,
  page: (query: object) => ['media', 'page', query] as const,
  uses: (id: string, query: object) => ['media', 'uses', id, query] as const,
};

/** Invalidates every query of uploads, after one was added or changed. */
export function refreshMedia(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: mediaKeys.all });
}
