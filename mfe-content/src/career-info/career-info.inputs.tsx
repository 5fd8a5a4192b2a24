import {
  FormSection,
  type InputsProps,
  PictureField,
  RichTextField,
  TextField,
} from 'shared-ui/form';
import type { careersPage } from '../common/careers-page';
import { OpeningsField } from './openings-field';

/** The careers page from top to bottom. */
export function CareerInfoInputs({ form }: InputsProps<typeof careersPage>) {
  return (
    <>
      <FormSection title="Page" description="Over the openings.">
        <div data-wide>
          <TextField form={form} name="headline" label="Headline" />
        </div>
        <div data-wide>
          <RichTextField form={form} name="introduction" label="Introduction" />
        </div>
        <div data-wide>
          <PictureField form={form} name="image" label="Picture" altName="imageAlt" />
        </div>
      </FormSection>
      <FormSection
        title="Openings"
        description="In the order of the page. Visitors see those that are open."
      >
        <div data-wide>
          <OpeningsField form={form} />
        </div>
      </FormSection>
    </>
  );
}
