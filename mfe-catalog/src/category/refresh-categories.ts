import type { QueryClient } from '@tanstack/react-query';
import { chemicals } from 'contract/catalog';
import { refreshResource } from 'shared-ui/resource';
import { levelResources } from './category-levels';

/** After any write of a category: the tree holds all levels, and chemicals follow a category that moves. */
export async function refreshCategories(queryClient: QueryClient) {
  const resources = [...Object.values(levelResources), chemicals];
  await Promise.all(resources.map((resource) => refreshResource(queryClient, resource)));
}
