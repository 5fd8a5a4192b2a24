import { zonedTimeText, zoneText } from 'contract';
import { type events } from 'contract/content';
import { DateTimeInput, Field, unreadableDate } from 'shared-ui';
import {
  type FormFieldProps,
  InputGrid,
  type InputsProps,
  PictureField,
  RichTextField,
  SlugField,
  TextField,
  useFormField,
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
  const isTime = value !== null && value !== unreadableDate;
  const help = isTime ? `${zonedTimeText(value)}.` : `In your time zone, ${zoneText()}.`;
  return (
    <Field {...fieldProps} help={help}>
      <DateTimeInput ref={ref} value={value} onValueChange={change} onBlur={blur} />
    </Field>
  );
}
