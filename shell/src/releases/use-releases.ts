import { t } from '@lingui/core/macro';
import { words } from 'shared-ui/i18n';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReleasedRemote, releaseEndpoints } from 'contract/release';
import { showToast } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { listSize } from '../parts/list-size';
import { useFederation } from '../federation/federation-context';
import { rolloutWords } from './rollout-words';

const releasesKey = ['release'] as const;
export const settingsKey = [...releasesKey, 'settings'] as const;
/** Milliseconds: counts of sessions and failures change at any time. */
const refetchInterval = 30_000;

/** All remotes with their active versions. */
export function useReleasedRemotes() {
  const api = useApi();
  return useQuery({
    queryKey: [...releasesKey, 'remotes'],
    queryFn: async ({ signal }) => (await api.call(releaseEndpoints.remotes, { signal })).data,
    refetchInterval,
  });
}

/** What versions of remotes still use of what the API has deprecated. */
export function useDeprecatedUses() {
  const api = useApi();
  return useQuery({
    queryKey: [...releasesKey, 'deprecated'],
    queryFn: async ({ signal }) =>
      (await api.call(releaseEndpoints.deprecatedUses, { signal })).data,
  });
}

/** The lists of a remote, by name. */
const lists = {
  versions: releaseEndpoints.list,
  reports: releaseEndpoints.reports,
  tokens: releaseEndpoints.tokens,
} as const;

/** A page of the versions of a remote. */
export function useVersions(remote: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...releasesKey, remote, 'versions', page],
    queryFn: ({ signal }) =>
      api.call(lists.versions, { query: { remote, page, pageSize: listSize }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** A page of the failures that browsers reported of a remote. */
export function useReports(remote: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...releasesKey, remote, 'reports', page],
    queryFn: ({ signal }) =>
      api.call(lists.reports, { query: { remote, page, pageSize: listSize }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** A page of the release tokens of a remote. */
export function useTokens(remote: string, page: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...releasesKey, remote, 'tokens', page],
    queryFn: ({ signal }) =>
      api.call(lists.tokens, { query: { remote, page, pageSize: listSize }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** The signing keys of a remote. */
export function useKeys(remote: string) {
  const api = useApi();
  return useQuery({
    queryKey: [...releasesKey, remote, 'keys'],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(releaseEndpoints.keys, { query: { remote }, signal });
      return { data, total: data.length, page: 1 };
    },
  });
}

/** An action on a remote. */
export type ReleaseAction =
  | { readonly kind: 'activate'; readonly id: string; readonly version: string }
  | { readonly kind: 'roll-back'; readonly remote: string; readonly version: string }
  | {
      readonly kind: 'roll-out';
      readonly id: string;
      readonly version: string;
      readonly percent: number;
      /** Emails, separated by commas. */
      readonly people: string;
    }
  | {
      readonly kind: 'revoke';
      readonly id: string;
      readonly version: string;
      readonly reason: string;
    }
  | { readonly kind: 'switch'; readonly remote: string; readonly disabled: boolean };

/** Performs an action, shows its outcome, and refetches the lists. */
export function useReleaseAction() {
  const api = useApi();
  const { store } = useFederation();
  const refresh = useRefresh();
  return useMutation({
    mutationFn: async (action: ReleaseAction): Promise<ReleasedRemote> => {
      switch (action.kind) {
        case 'activate':
          return (await api.call(releaseEndpoints.activate, { id: action.id })).data;
        case 'roll-back':
          return (await api.call(releaseEndpoints.rollback, { query: { remote: action.remote } }))
            .data;
        case 'roll-out': {
          const { id, percent, people } = action;
          const query = { percent, people };
          return (await api.call(releaseEndpoints.rollout, { id, query })).data;
        }
        case 'revoke': {
          const { id, reason } = action;
          return (await api.call(releaseEndpoints.revoke, { id, body: { reason } })).data;
        }
        case 'switch': {
          const { remote, disabled } = action;
          const query = { remote, disabled: disabled ? 'true' : 'false' } as const;
          return (await api.call(releaseEndpoints.disable, { query })).data;
        }
        default:
          return action satisfies never;
      }
    },
    onSuccess: async (remote, action) => {
      showToast({ title: wordsFor(remote, action), tone: 'success' });
      await Promise.all([refresh(), store.refresh()]);
    },
    onError: (cause) =>
      showToast({ title: t`Nothing was changed`, description: messageOf(cause), tone: 'danger' }),
  });
}

/** Returns a function that refetches all lists of releases. */
export function useRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: releasesKey });
}

function wordsFor({ title: name, rollout }: ReleasedRemote, action: ReleaseAction): string {
  const title = words(name);
  switch (action.kind) {
    case 'activate':
      return t`${title} ${{ version: action.version }} is active`;
    case 'roll-back':
      return t`${title} is back at ${{ version: action.version }}`;
    case 'roll-out':
      return rollout === null
        ? t`The rollout of ${title} ${{ version: action.version }} has ended`
        : t`${title} ${{ version: action.version }} goes to ${{ rolloutText: rolloutWords(rollout) }}`;
    case 'revoke':
      return t`${title} ${{ version: action.version }} is revoked`;
    case 'switch':
      return action.disabled ? t`${title} is switched off` : t`${title} is switched on`;
    default:
      return action satisfies never;
  }
}
