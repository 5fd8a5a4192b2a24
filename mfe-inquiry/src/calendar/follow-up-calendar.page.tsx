import { t } from '@lingui/core/macro';
import { dayOf, dayText } from 'contract';
import { Calendar, CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, LayoutSwitch, PageHeader, Select, token } from 'shared-ui';
import { useMe } from 'shared-ui/client';
import { QueryContent, useAddress } from 'shared-ui/resource';
import { useIsNarrow } from 'shared-ui/table';
import styled from 'styled-components';
import { adminOptions, useAdmins } from '../common/use-admins';
import { useNow } from '../common/use-now';
import { shiftedDay, weekOf } from './calendar-days';
import { CalendarGrid } from './calendar-grid';
import { everybody, useCalendar, useShownPerson } from './use-calendar';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[4]};

  & > strong {
    margin-inline: ${token.space[2]} auto;
  }
`;

function FollowUpCalendarPage() {
  const page = useAddress();
  const { address, hrefOf } = page;
  const today = dayOf(useNow());
  const date = dayIn(address.get('date')) ?? today;
  const isNarrow = useIsNarrow();
  const layout = address.get('layout') ?? (isNarrow ? 'day' : 'week');
  const days = layout === 'day' ? [date] : weekOf(date);
  const step = days.length;
  const person = useShownPerson(page);
  const query = useCalendar(days, person);
  const title =
    days.length === 1
      ? dayText(date)
      : `${dayText(days[0] ?? date)} – ${dayText(days.at(-1) ?? date)}`;
  return (
    <>
      <PageHeader
        title={t`Calendar`}
        description={t`What is to be done when. Drag a follow-up, or move it with Alt and the arrow keys.`}
      />
      <Bar>
        <Button variant="outline" size="sm" asChild>
          <Link aria-label={t`Earlier`} to={hrefOf({ date: shiftedDay(date, -step) })}>
            <ChevronLeft />
          </Link>
        </Button>
        <Button variant="outline" size="sm" asChild>
          <Link to={hrefOf({ date: undefined })}>{t`Today`}</Link>
        </Button>
        <Button variant="outline" size="sm" asChild>
          <Link aria-label={t`Later`} to={hrefOf({ date: shiftedDay(date, step) })}>
            <ChevronRight />
          </Link>
        </Button>
        <strong>{title}</strong>
        <PersonChoice page={page} person={person} />
        <LayoutSwitch
          layouts={[
            {
              label: t`Week`,
              Icon: CalendarDays,
              to: hrefOf({ layout: 'week' }),
              isCurrent: layout !== 'day',
            },
            {
              label: t`Day`,
              Icon: Calendar,
              to: hrefOf({ layout: 'day' }),
              isCurrent: layout === 'day',
            },
          ]}
        />
      </Bar>
      <QueryContent query={query} failed={t`The follow-ups could not be loaded`}>
        {({ entries, hasMore }) => (
          <>
            {hasMore ? <p>{t`There are more than are shown here: choose one person.`}</p> : null}
            <CalendarGrid
              days={days}
              today={today}
              entries={entries.flatMap((one) =>
                one.dueAt === null ? [] : [{ ...one, dueAt: one.dueAt }],
              )}
            />
          </>
        )}
      </QueryContent>
    </>
  );
}

interface PersonChoiceProps {
  page: ReturnType<typeof useAddress>;
  person: string | undefined;
}

function PersonChoice({ page, person }: PersonChoiceProps) {
  const me = useMe();
  const others = useAdmins().filter(({ _id }) => _id !== me?._id);
  const options = [
    ...(me === undefined ? [] : [{ value: String(me._id), label: t`Mine` }]),
    { value: everybody, label: t`Everybody’s` },
    ...adminOptions(others),
  ];
  return (
    <div>
      <Select
        aria-label={t`Whose follow-ups`}
        options={options}
        value={person}
        onValueChange={(value) => page.change({ person: value })}
      />
    </div>
  );
}

/** A day of the address; undefined for anything else. */
function dayIn(text: string | null): string | undefined {
  const isDay = text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
  return isDay ? text : undefined;
}

export { FollowUpCalendarPage as Component };
