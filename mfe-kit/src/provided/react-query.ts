/**
 * What remotes may use of TanStack Query; a name that is not here fails their build. Every name costs each page of the
 * panel its bytes: add one when a remote needs it.
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
