import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { inquiries, inquiryEndpoints } from 'contract/inquiry';
import { useApi, useMe } from 'shared-ui/client';
import { type ResourceList, resourceKeys } from 'shared-ui/resource';
import { dayOf, endOfDay, numberText } from 'shared-ui/table';
import { useNow } from '../common/use-now';
import { ViewChip, ViewLine } from '../common/view-line';
import { isShown, patchTo, readyViews } from './ready-views';

interface ViewChipsProps {
  list: ResourceList<typeof inquiries>;
}

/** The ready views with their counts; a second click clears a view. */
export function ViewChips({ list }: ViewChipsProps) {
  const endOfToday = endOfDay(dayOf(useNow()));
  const me = useMe();
  const counts = useCounts(endOfToday);
  const views = readyViews({ id: me?._id, endOfToday });
  return (
    <ViewLine aria-label={t`Ready views`}>
      {views.map((view) => (
        <ViewChip
          key={view.label}
          to={list.hrefOf(patchTo(view, list.state, inquiries.defaultSort))}
          {...(isShown(view, list.state.filters) && { 'aria-current': 'true' })}
        >
          {view.label}
          {counts === undefined ? null : <small>{numberText(counts[view.count])}</small>}
        </ViewChip>
      ))}
    </ViewLine>
  );
}

function useCounts(dueBefore: string) {
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...resourceKeys.all(inquiries), 'counts', dueBefore],
    queryFn: async ({ signal }) => {
      const answer = await api.call(inquiryEndpoints.counts, { query: { dueBefore }, signal });
      return answer.data;
    },
  });
  return data;
}
