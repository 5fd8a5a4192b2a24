import { t } from '@lingui/core/macro';
import { lazyPart } from '../part-boundary/lazy-part';

/** Loads the calendar's code when it is first opened. */
export const LazyCalendar = lazyPart(
  () => t`The calendar`,
  async () => (await import('./calendar')).Calendar,
);
