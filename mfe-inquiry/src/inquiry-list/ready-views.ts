import type { inquiries, InquiryCounts } from 'contract/inquiry';
import { type ListPatch, type ListState } from 'shared-ui/resource';
import { clearedFilters } from 'shared-ui/table';

type Inquiries = typeof inquiries;
type Filters = ListState<Inquiries>['filters'];

/** A set of filters that staff look through day by day. */
export interface ReadyView {
  label: string;
  filters: Filters;
  /** The order that suits it, when that is not the list's own. */
  sort?: string;
  /** Its number among the counts. */
  count: keyof InquiryCounts;
}

interface Viewer {
  /** The `_id` of who looks; undefined until it is known. */
  id: string | undefined;
  /** The first moment that is no longer the viewer's day. */
  endOfToday: string;
}

/** The views that stand over the list, ready to be chosen. */
export function readyViews({ id, endOfToday }: Viewer): readonly ReadyView[] {
  const statusKind = 'open';
  const mine =
    id === undefined
      ? []
      : [{ label: 'Mine', count: 'mine', filters: { statusKind, assignedTo: id } } as const];
  return [
    { label: 'All open', count: 'open', filters: { statusKind } },
    {
      label: 'Today and overdue',
      count: 'due',
      filters: { statusKind, dueBefore: endOfToday },
      sort: 'nextFollowUpAt',
    },
    {
      label: 'Nobody assigned',
      count: 'unassigned',
      filters: { statusKind, assignedTo: 'nobody' },
    },
    { label: 'No next step', count: 'noNextStep', filters: { statusKind, hasNextStep: 'false' } },
    ...mine,
    { label: 'Won', count: 'won', filters: { statusKind: 'won' } },
    { label: 'Lost', count: 'lost', filters: { statusKind: 'lost' } },
  ];
}

/** Whether these filters and no others are set. */
export function isShown({ filters }: ReadyView, set: Filters) {
  return sortedText(filters) === sortedText(set);
}

/** The change of a list to a view, or away from it when it is shown already. */
export function patchTo(
  view: ReadyView,
  { filters, sort }: ListState<Inquiries>,
  defaultSort: string,
): ListPatch<Inquiries> {
  const none = clearedFilters(filters);
  if (isShown(view, filters)) {
    return { filters: none, view: undefined, sort: sort === view.sort ? defaultSort : sort };
  }
  return { filters: { ...none, ...view.filters }, view: undefined, sort: view.sort ?? defaultSort };
}

function sortedText(filters: Filters) {
  return JSON.stringify(Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
