import { t } from '@lingui/core/macro';
import { timeIn, zonedTimeText } from 'contract';
import { DateTimeInput, Field, RadioGroup, unreadableDate } from 'shared-ui';
import { controlId, fieldLabels } from './problems';

const choices = [
  {
    value: 'now',
    get label() {
      return t`Now`;
    },
  },
  {
    value: 'later',
    get label() {
      return t`Later`;
    },
  },
] as const;

interface WhenChoiceProps {
  /** An ISO time or an invalid text; null for now. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  error: string | undefined;
}

/** Now, or at a time in the sender's time zone. */
export function WhenChoice({ value, onValueChange, error }: WhenChoiceProps) {
  return (
    <>
      <Field label={t`Send`}>
        <RadioGroup
          options={choices}
          value={value === null ? 'now' : 'later'}
          onValueChange={(choice) =>
            onValueChange(choice === 'later' ? timeIn(Date.now(), { days: 1, hour: 9 }) : null)
          }
        />
      </Field>
      {value === null ? null : (
        <Field
          id={controlId('sendAt')}
          label={fieldLabels.sendAt}
          error={error}
          help={Number.isNaN(Date.parse(value)) ? undefined : zonedTimeText(value)}
        >
          <DateTimeInput
            value={value}
            onValueChange={(time) => onValueChange(time ?? unreadableDate)}
          />
        </Field>
      )}
    </>
  );
}
