import { t } from '@lingui/core/macro';
import { zonedTimeText, zoneText } from 'contract';
import { type blogs } from 'contract/content';
import { DateTimeInput, Field, HintNote, RadioGroup, token, unreadableDate } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import styled from 'styled-components';
import { publicationOf } from './publication';
import { choiceOf, type Choice, outSince, valuesOfChoice } from './publication-choice';
import { useNow } from './use-now';

type Blogs = typeof blogs;

const Stack = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;

const Time = styled.div`
  max-width: 18rem;
`;

/** Draft, published or scheduled: one choice for the fields `status` and `publishedAt`. */
export function PublicationField({ form }: InputsProps<Blogs>) {
  const status = useFormField<Blogs, string>({ form, name: 'status', label: t`Publication` });
  const time = useFormField<Blogs, string>({ form, ...timeField });
  const now = useNow();
  const out = outSince(form.record, now);
  const choice = choiceOf({ status: status.value, publishedAt: time.value }, out);

  function choose(chosen: Choice) {
    if (chosen === choice) return;
    const values = valuesOfChoice(chosen, { out, now });
    status.change(values.status);
    time.change(values.publishedAt);
  }
  return (
    <Stack>
      <Field {...status.fieldProps} isRequired={false} help={helpOf(choice, out)}>
        <RadioGroup
          options={[
            { value: 'draft', label: t`Draft` },
            {
              value: 'now',
              label:
                out === undefined ? t`Publish now` : t({ message: 'Published', context: 'post' }),
            },
            { value: 'later', label: out === undefined ? t`Schedule` : t`At another time` },
          ]}
          value={choice}
          onValueChange={choose}
        />
      </Field>
      {choice === 'later' ? <TimeField form={form} /> : null}
      <ScheduleNote form={form} />
    </Stack>
  );
}

const timeField = {
  name: 'publishedAt',
  get label() {
    return t`Goes out at`;
  },
  get missing() {
    return t`Enter a date and time`;
  },
} as const;

function TimeField({ form }: InputsProps<Blogs>) {
  const { value, change, blur, ref, fieldProps } = useFormField<Blogs, string>({
    form,
    ...timeField,
  });
  return (
    <Time>
      <Field {...fieldProps} isRequired help={timeHelp(value, useNow())}>
        <DateTimeInput
          ref={ref}
          value={value}
          // Null means "publish on save"; an empty text means "no time entered yet".
          onValueChange={(at) => change(at ?? '')}
          onBlur={blur}
        />
      </Field>
    </Time>
  );
}

function helpOf(choice: Choice, out: string | undefined) {
  switch (choice) {
    case 'draft':
      return out === undefined
        ? t`Visitors do not see it.`
        : t`Visitors see it until you save; then no longer.`;
    case 'now':
      return out === undefined
        ? t`Visitors see it as soon as you save.`
        : t`Visitors have seen it since ${{ time: zonedTimeText(out) }}.`;
    case 'later':
      return t`It goes out by itself at the time below.`;
    default:
      return choice satisfies never;
  }
}

function timeHelp(value: string | null, now: number) {
  if (value === null || value === '' || value === unreadableDate)
    return t`A day and a time, in your zone: ${{ zone: zoneText() }}.`;
  return Date.parse(value) > now
    ? `${zonedTimeText(value)}.`
    : t`${{ time: zonedTimeText(value) }}: that is past. It goes out when you save, and bears this date.`;
}

/** The stored publication, regardless of the form's current values. */
function ScheduleNote({ form }: InputsProps<Blogs>) {
  const now = useNow();
  const publication = form.record && publicationOf(form.record, now);
  if (publication?.kind !== 'scheduled') return null;
  return (
    <HintNote>
      <p>
        {t`Scheduled: it goes out on ${{ time: zonedTimeText(publication.at) }}, by itself. To take it back before that, choose Draft and save.`}
      </p>
    </HintNote>
  );
}
