import { t } from '@lingui/core/macro';
import type { inquiries, InquiryCounts } from 'contract/inquiry';
import { type ListPatch, type ListState } from 'shared-ui/resource';
import { clearedFilters } from 'shared-ui/table';

type Inquiries = typeof inquiries;
type Filters = ListState<Inquiries>['filters'];

/** A ready view: built-in filters for daily work. */
export interface ReadyView {
  label: string;
  filters: Filters;
  /** The view's sort order, if it differs from the list's default. */
  sort?: string;
  /** The key of its number in the counts. */
  count: keyof InquiryCounts;
}

interface Viewer {
  /** The signed-in admin's `_id`; undefined while it loads. */
  id: string | undefined;
  /** The end of the viewer's day (exclusive), as an ISO time. */
  endOfToday: string;
}

/** The ready views above the list. */
export function readyViews({ id, endOfToday }: Viewer): readonly ReadyView[] {
  const statusKind = 'open';
  const mine =
    id === undefined
      ? []
      : [{ label: t`Mine`, count: 'mine', filters: { statusKind, assignedTo: id } } as const];
  return [
    { label: t`All open`, count: 'open', filters: { statusKind } },
    {
      label: t`Today and overdue`,
      count: 'due',
      filters: { statusKind, dueBefore: endOfToday },
      sort: 'nextFollowUpAt',
    },
    {
      label: t`Unassigned`,
      count: 'unassigned',
      filters: { statusKind, assignedTo: 'nobody' },
    },
    { label: t`No next step`, count: 'noNextStep', filters: { statusKind, hasNextStep: 'false' } },
    ...mine,
    { label: t`Won`, count: 'won', filters: { statusKind: 'won' } },
    { label: t`Lost`, count: 'lost', filters: { statusKind: 'lost' } },
  ];
}

/** Whether exactly these filters are set. */
export function isShown({ filters }: ReadyView, set: Filters) {
  return sortedText(filters) === sortedText(set);
}

/** The list patch that applies a view, or clears it if it is already shown. */
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
