import { lazyPart } from '../part-boundary/lazy-part';

/** The calendar's code comes when somebody opens one. */
export const LazyCalendar = lazyPart(
  'The calendar',
  async () => (await import('./calendar')).Calendar,
);
