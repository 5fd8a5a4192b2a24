import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiKeyEndpoints, webhookEndpoints } from 'contract/integration';
import { useApi } from 'shared-ui/client';
import { listSize } from '../parts/list-size';

const integrationsKey = ['integrations'] as const;

/** A page of the API keys. */
export function useApiKeys(page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...integrationsKey, 'keys', page],
    queryFn: ({ signal }) =>
      api.call(apiKeyEndpoints.list, { query: { page, pageSize: listSize }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** A page of the webhooks. */
export function useWebhooks(page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...integrationsKey, 'webhooks', page],
    queryFn: ({ signal }) =>
      api.call(webhookEndpoints.list, { query: { page, pageSize: listSize }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** One webhook. */
export function useWebhook(id: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...integrationsKey, 'webhook', id],
    queryFn: async ({ signal }) => (await api.call(webhookEndpoints.get, { id, signal })).data,
  });
}

/** Milliseconds: messages are sent at any time. */
const refetchInterval = 5_000;

/** A page of the log of a webhook. */
export function useDeliveries(id: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...integrationsKey, 'deliveries', id, page],
    queryFn: ({ signal }) =>
      api.call(webhookEndpoints.deliveries, { id, query: { page, pageSize: listSize }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** The events to choose from. */
export function useWebhookEvents() {
  const api = useApi();
  return useQuery({
    queryKey: [...integrationsKey, 'events'],
    queryFn: async ({ signal }) => (await api.call(webhookEndpoints.events, { signal })).data,
  });
}

/** Returns a function that refetches keys, webhooks and logs. */
export function useRefreshIntegrations() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: integrationsKey });
}
