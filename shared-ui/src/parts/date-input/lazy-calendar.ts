import { lazyPart } from '../part-boundary/lazy-part';

/** Loads the calendar's code when it is first opened. */
export const LazyCalendar = lazyPart(
  'The calendar',
  async () => (await import('./calendar')).Calendar,
);
