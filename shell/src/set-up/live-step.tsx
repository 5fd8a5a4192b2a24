import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { siteRoutes } from 'contract';
import { chemicals } from 'contract/catalog';
import { ArrowRight } from 'lucide-react';
import { useApi } from 'shared-ui/client';
import { countText } from 'shared-ui/table';
import { useListHref } from '../navigation/use-record-pages';
import { useStartItems } from '../dashboard/use-start-list';
import { startItems } from '../dashboard/start-items';
import { ButtonLink } from './step-link';

/** What visitors would see today, and the way to publish. */
export function LiveStep() {
  const drafts = useCount('draft');
  const published = useCount('published');
  const { items = [] } = useStartItems();
  const href = useListHref()('chemical', { status: 'draft' });
  const missing = items.filter(({ item, isDone }) => !isDone && beforeLive.has(item));
  if (drafts === undefined || published === undefined) return null;
  const address = location.origin;
  return (
    <>
      <p>
        <Trans>
          {{ published: countText(published, chemicals.label) }} published,{' '}
          {{ drafts: countText(drafts, chemicals.label) }} in draft. The site is at{' '}
          <a href={siteRoutes.home}>{address}</a>.
        </Trans>
      </p>
      {missing.length === 0 ? null : (
        <p>{t`Still open: ${{ items: missing.map(({ item }) => startItems[item].label).join(' · ') }}.`}</p>
      )}
      {drafts > 0 && href !== undefined ? (
        <ButtonLink to={href}>
          {t`${plural(drafts, {
            one: 'Choose and publish # draft',
            other: 'Choose and publish # drafts',
          })}`}
          <ArrowRight aria-hidden="true" />
        </ButtonLink>
      ) : null}
    </>
  );
}

const beforeLive: ReadonlySet<string> = new Set(['company', 'contact', 'menu', 'legal']);

function useCount(status: 'draft' | 'published'): number | undefined {
  const api = useApi();
  const { data } = useQuery({
    queryKey: ['setUp', 'chemicals', status],
    queryFn: async ({ signal }) => {
      const answer = await api.call(chemicals.endpoints.list, {
        query: { status, pageSize: 1 },
        asStaff: true,
        signal,
      });
      return answer.total;
    },
    refetchOnMount: 'always',
  });
  return data;
}
