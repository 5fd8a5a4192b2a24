import { dateTimeText } from 'contract';
import { ageText } from './age-text';
import { useNow } from './use-now';

/** How long ago something was, with the full date on hover and for the keyboard. */
export function AgeCell({ value }: { value: string }) {
  return (
    <time dateTime={value} title={dateTimeText(value)} data-full="">
      {ageText(value, useNow())}
    </time>
  );
}
