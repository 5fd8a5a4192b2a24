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
  if (days < 0)
    return { urgency: 'overdue', words: `overdue ${-days} ${days === -1 ? 'day' : 'days'}` };
  if (days === 0 && Date.parse(dueAt) < now)
    return { urgency: 'overdue', words: `overdue ${time}` };
  if (days === 0) return { urgency: 'today', words: `today ${time}` };
  if (days === 1) return { urgency: 'later', words: `tomorrow ${time}` };
  return { urgency: 'later', words: dateText(dueAt) };
}
