import { plural, t } from '@lingui/core/macro';
import { dateText, timeText } from 'contract';
import { daysBetween } from './days';

/** How urgent a next step is. */
export type Urgency = 'overdue' | 'today' | 'later';

export interface Due {
  urgency: Urgency;
  words: string;
}

/** The due time of a next step relative to `now`: "overdue 3 days", "today 14:00", "tomorrow 09:00". */
export function dueWords(dueAt: string, now: number): Due {
  const days = daysBetween(now, dueAt);
  const time = timeText(dueAt);
  if (days < 0) {
    const late = -days;
    const words = t`${plural(late, { one: 'overdue # day', other: 'overdue # days' })}`;
    return { urgency: 'overdue', words };
  }
  if (days === 0 && Date.parse(dueAt) < now)
    return { urgency: 'overdue', words: t`overdue ${time}` };
  if (days === 0) return { urgency: 'today', words: t`today ${time}` };
  if (days === 1) return { urgency: 'later', words: t`tomorrow ${time}` };
  return { urgency: 'later', words: dateText(dueAt) };
}
