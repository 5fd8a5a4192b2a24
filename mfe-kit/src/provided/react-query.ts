/**
 * The exports of TanStack Query that remotes may use; others fail their build. Every name adds bytes to each page of
 * the panel: add one when a remote needs it.
 */
export {
  hashKey,
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useIsFetching,
  useMutation,
  useQueries,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
