import type { MoneyFigures, MoneyGrouping } from 'contract/inquiry';
import type { InquiryFilters } from '../routes';

/** The filters of the inquiry list that find a group; undefined where there are none. */
export function filtersOf(by: MoneyGrouping, key: string | null): InquiryFilters | undefined {
  switch (by) {
    case 'assignee':
      return { assignedTo: key ?? 'nobody' };
    case 'chemical':
      return key === null ? undefined : { chemicalId: key };
    case 'country':
      return key === null ? { inGroup: 'country:' } : { country: key };
    case 'status':
      return key === null ? undefined : { statusId: key };
    case 'source':
      return key === null ? { inGroup: 'sourceId:' } : { sourceId: key };
    case 'lostReason':
      return key === null ? undefined : { lostReason: key };
    default:
      return by satisfies never;
  }
}

/** What was won or lost in the period. */
export function closedIn({ period }: Pick<MoneyFigures, 'period'>, kind: 'won' | 'lost') {
  return { statusKind: kind, closedFrom: period.start, closedBefore: period.end };
}
