import { dateTimeText } from 'contract';
import { ageText } from './age-text';
import { useNow } from './use-now';

/** The age of a time; hovering or focusing it shows the full date. */
export function AgeCell({ value }: { value: string }) {
  return (
    <time dateTime={value} title={dateTimeText(value)} data-full="">
      {ageText(value, useNow())}
    </time>
  );
}
