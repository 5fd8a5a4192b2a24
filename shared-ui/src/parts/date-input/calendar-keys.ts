import { addDays, addMonths, daysSinceWeekStart } from './month-days';

/** Source: WAI-ARIA Authoring Practices, date picker dialog. */
const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -daysSinceWeekStart(day)),
  End: (day) => addDays(day, 6 - daysSinceWeekStart(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  ShiftPageUp: (day) => addMonths(day, -12),
  ShiftPageDown: (day) => addMonths(day, 12),
};

/** The day that a key moves to; undefined for a key that does not move. */
export function dayByKey(
  { key, shiftKey }: { key: string; shiftKey: boolean },
  day: string,
): string | undefined {
  return (moves[shiftKey ? `Shift${key}` : key] ?? moves[key])?.(day);
}
