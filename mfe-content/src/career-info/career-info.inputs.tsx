import { t } from '@lingui/core/macro';
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
      <FormSection title={t`Page`} description={t`Over the openings.`}>
        <div data-wide>
          <TextField form={form} name="headline" label={t`Headline`} />
        </div>
        <div data-wide>
          <RichTextField
            form={form}
            name="introduction"
            label={t({ message: 'Introduction', context: 'text' })}
          />
        </div>
        <div data-wide>
          <PictureField form={form} name="image" label={t`Picture`} altName="imageAlt" />
        </div>
      </FormSection>
      <FormSection
        title={t`Openings`}
        description={t`In the order of the page. Visitors see those that are open.`}
      >
        <div data-wide>
          <OpeningsField form={form} />
        </div>
      </FormSection>
    </>
  );
}
