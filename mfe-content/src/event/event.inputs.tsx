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
        <TextField form={form} name="title" label="Title" />
      </div>
      <TimeField form={form} name="startsAt" label="Starts" missing="Enter a date and time" />
      <TimeField form={form} name="endsAt" label="Ends" />
      <ZoneField form={form} />
      <TextField form={form} name="place" label="Place" />
      <TextField form={form} name="booth" label="Booth" />
      <TextField
        form={form}
        name="url"
        label="Its own site"
        type="url"
        placeholder="https://"
        help="An https address."
      />
      <SlugField form={form} name="slug" label="Page URL" source="title" />
      <div data-wide>
        <RichTextField form={form} name="description" label="Description" />
      </div>
      <div data-wide>
        <PictureField form={form} name="image" label="Picture" altName="imageAlt" />
      </div>
    </InputGrid>
  );
}

function TimeField(props: Omit<FormFieldProps<Events, string>, 'help'>) {
  const { value, change, blur, ref, fieldProps } = useFormField<Events, string>(props);
  const zone = useFormValue<Events, string>(props.form, 'timeZone') ?? readerTimeZone();
  return (
    <Field {...fieldProps} help={`In the zone ${zoneText(zone)}.`}>
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
  const props = { form, name: 'timeZone', label: 'Time zone' } as const;
  const { value, change, blur, ref, fieldProps } = useFormField<Events, string>(props);
  const starts = useFormField<Events, string>({ form, name: 'startsAt', label: 'Starts' });
  const ends = useFormField<Events, string>({ form, name: 'endsAt', label: 'Ends' });
  function choose(zone: string | null) {
    const move = { from: value ?? readerTimeZone(), to: zone ?? readerTimeZone() };
    for (const field of [starts, ends]) field.change(inZone(field.value, move));
    change(zone);
  }
  return (
    <Field {...fieldProps} help="Visitors read its times in this zone.">
      <Combobox
        ref={ref}
        label="Time zones"
        options={zones}
        value={value === null ? null : zoneOption(value)}
        onValueChange={(option) => choose(option?.value ?? null)}
        onBlur={blur}
      />
    </Field>
  );
}
