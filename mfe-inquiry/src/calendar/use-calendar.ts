import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { dateTimeText, timeOn } from 'contract';
import {
  calendarEndpoints,
  type FollowUp,
  followUps,
  inquiries,
  type NamedFollowUp,
} from 'contract/inquiry';
import { useMe, useApi } from 'shared-ui/client';
import { undoDuration } from 'shared-ui';
import { type PageAddress, resourceCalls, resourceKeys, useAction } from 'shared-ui/resource';
import { shiftedDay } from './calendar-days';

/** Everybody's follow-ups, in the address. */
export const everybody = 'all';

const calendarKey = [...resourceKeys.all(followUps), 'calendar'];

/** Whose follow-ups the address chooses: mine without a choice; undefined while I am not known. */
export function useShownPerson({ address }: PageAddress): string | undefined {
  const me = useMe();
  return address.get('person') ?? (me && String(me._id));
}

/** The follow-ups of days that follow each other. */
export function useCalendar(days: readonly string[], person: string | undefined) {
  const api = useApi();
  const [first = ''] = days;
  const from = timeOn(first, '00:00');
  const until = timeOn(shiftedDay(days.at(-1) ?? first, 1), '00:00');
  const query = { from, until, ...(person !== everybody && { adminId: person }) };
  return useQuery({
    queryKey: [...calendarKey, query],
    queryFn: async ({ signal }) =>
      (await api.call(calendarEndpoints.range, { query, signal })).data,
    enabled: person !== undefined,
    placeholderData: keepPreviousData,
  });
}

/** An entry of the calendar, which has a due time. */
export type CalendarEntry = NamedFollowUp & { readonly dueAt: string };

/** Moves entries to other times, each with an undo. What was moved stands there before the refresh, for the next move. */
export function useMoveEntry() {
  const { update } = resourceCalls(useApi(), followUps);
  const queryClient = useQueryClient();
  const effects = {
    refresh: [followUps, inquiries],
    onSuccess: ({ _id, dueAt, version }: FollowUp) =>
      queryClient.setQueriesData<NamedFollowUp[]>({ queryKey: calendarKey }, (entries) =>
        entries?.map((entry) => (entry._id === _id ? { ...entry, dueAt, version } : entry)),
      ),
  };
  const { run: takeBack } = useAction(
    (entry: CalendarEntry, version: number) => update(entry._id, { dueAt: entry.dueAt, version }),
    {
      success: (_saved, { dueAt }) => t`Back on ${{ when: dateTimeText(dueAt) }}`,
      failure: t`Not moved back`,
      ...effects,
    },
  );
  const { run } = useAction(
    (entry: CalendarEntry, dueAt: string) => update(entry._id, { dueAt, version: entry.version }),
    {
      success: ({ version }, entry, dueAt) => ({
        title: t`${{ number: entry.inquiry.number }} moved to ${{ when: dateTimeText(dueAt) }}`,
        duration: undoDuration,
        action: { label: t`Undo`, onSelect: () => void takeBack(entry, version) },
      }),
      failure: t`Not moved`,
      ...effects,
    },
  );
  return { move: run };
}
