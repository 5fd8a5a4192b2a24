import { t } from '@lingui/core/macro';
import { readerTimeZone, sameClock, zoneText } from 'contract';
import { type events } from 'contract/content';
import { Combobox, DateTimeInput, Field, unreadableDate } from 'shared-ui';
import {
  type FormFieldProps,
  InputGrid,
  type InputsProps,
  PictureField,
  RichTextField,
  SlugField,
  TextField,
  useFormField,
  useFormValue,
} from 'shared-ui/form';

type Events = typeof events;

export function EventInputs({ form }: InputsProps<Events>) {
  return (
    <InputGrid>
      <div data-wide>
        <TextField form={form} name="title" label={t`Title`} />
      </div>
      <TimeField
        form={form}
        name="startsAt"
        label={t({ message: 'Starts', context: 'event' })}
        missing={t`Enter a date and time`}
      />
      <TimeField form={form} name="endsAt" label={t({ message: 'Ends', context: 'event' })} />
      <ZoneField form={form} />
      <TextField form={form} name="place" label={t`Place`} />
      <TextField form={form} name="booth" label={t`Booth`} />
      <TextField
        form={form}
        name="url"
        label={t`Its own site`}
        type="url"
        placeholder="https://"
        help={t`An https address.`}
      />
      <SlugField form={form} name="slug" label={t`Page URL`} source="title" />
      <div data-wide>
        <RichTextField form={form} name="description" label={t`Description`} />
      </div>
      <div data-wide>
        <PictureField form={form} name="image" label={t`Picture`} altName="imageAlt" />
      </div>
    </InputGrid>
  );
}

function TimeField(props: Omit<FormFieldProps<Events, string>, 'help'>) {
  const { value, change, blur, ref, fieldProps } = useFormField<Events, string>(props);
  const zone = useFormValue<Events, string>(props.form, 'timeZone') ?? readerTimeZone();
  return (
    <Field {...fieldProps} help={t`In the zone ${{ zone: zoneText(zone) }}.`}>
      <DateTimeInput
        ref={ref}
        value={inZone(value, { from: zone, to: readerTimeZone() })}
        onValueChange={(typed) => change(inZone(typed, { from: readerTimeZone(), to: zone }))}
        onBlur={blur}
      />
    </Field>
  );
}

/** A time whose clock in one zone is that of another; what is no time stays. */
function inZone(value: string | null, zones: { from: string; to: string }): string | null {
  return value === null || value === unreadableDate ? value : sameClock(value, zones);
}

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map(zoneOption);

function zoneOption(zone: string) {
  return { value: zone, label: zoneText(zone) };
}

/** The zone of the event: another one keeps what the clocks show. */
function ZoneField({ form }: InputsProps<Events>) {
  const props = { form, name: 'timeZone', label: t`Time zone` } as const;
  const { value, change, blur, ref, fieldProps } = useFormField<Events, string>(props);
  const starts = useFormField<Events, string>({
    form,
    name: 'startsAt',
    label: t({ message: 'Starts', context: 'event' }),
  });
  const ends = useFormField<Events, string>({
    form,
    name: 'endsAt',
    label: t({ message: 'Ends', context: 'event' }),
  });
  function choose(zone: string | null) {
    const move = { from: value ?? readerTimeZone(), to: zone ?? readerTimeZone() };
    for (const field of [starts, ends]) field.change(inZone(field.value, move));
    change(zone);
  }
  return (
    <Field {...fieldProps} help={t`Visitors read its times in this zone.`}>
      <Combobox
        ref={ref}
        label={t`Time zones`}
        options={zones}
        value={value === null ? null : zoneOption(value)}
        onValueChange={(option) => choose(option?.value ?? null)}
        onBlur={blur}
      />
    </Field>
  );
}
