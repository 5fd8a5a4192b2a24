import { t } from '@lingui/core/macro';
import { type productInquiries, ProductInquiryStatus } from 'contract/inquiry';
import { type ResourceList } from 'shared-ui/resource';
import { filterPatch } from 'shared-ui/table';
import { ViewChip, ViewLine } from '../common/view-line';
import { statusLabels } from './product-inquiry-labels';

interface StatusTabsProps {
  list: ResourceList<typeof productInquiries>;
}

/** Tabs for all product inquiries and for each status. */
export function StatusTabs({ list }: StatusTabsProps) {
  const shown = list.state.filters.status;
  const views = [undefined, ...ProductInquiryStatus.options];
  return (
    <ViewLine aria-label={t`Ready views`}>
      {views.map((status) => (
        <ViewChip
          key={status ?? 'all'}
          to={list.hrefOf(filterPatch('status', status))}
          {...(shown === status && { 'aria-current': 'true' })}
        >
          {status === undefined
            ? t({ message: 'All', context: 'from the website' })
            : statusLabels[status]}
        </ViewChip>
      ))}
    </ViewLine>
  );
}
