import { t } from '@lingui/core/macro';
import type { companyLogos, LogoVariant } from 'contract/content';
import {
  ChoiceField,
  FlagField,
  FormSection,
  type InputsProps,
  PictureField,
  useFormValue,
} from 'shared-ui/form';
import { LogoStage } from './logo-stage';
import { logoVariantOptions } from './logo-variants';
import { ReplacedLogo } from './replaced-logo';

type Logos = typeof companyLogos;

export function LogoInputs({ form }: InputsProps<Logos>) {
  return (
    <>
      <FormSection title={t`Use`} description={t`One logo of each kind is shown at a time.`}>
        <div data-wide>
          <ChoiceField
            form={form}
            name="variant"
            label={t`Kind`}
            options={logoVariantOptions}
            look="buttons"
          />
        </div>
        <div data-wide>
          <FlagField form={form} name="active" label={t`Shown on the site`} />
          <ReplacedLogo form={form} />
        </div>
      </FormSection>
      <FormSection title={t`Picture`} description={t`An SVG stays sharp at any size.`}>
        <div data-wide>
          <PictureField form={form} name="image" label={t`Picture`} altName="alt" />
        </div>
        <div data-wide>
          <Preview form={form} />
        </div>
      </FormSection>
    </>
  );
}

/** A preview of the logo, once image and variant are chosen. */
function Preview({ form }: InputsProps<Logos>) {
  const image = useFormValue<Logos, string>(form, 'image');
  const variant = useFormValue<Logos, LogoVariant>(form, 'variant');
  return image === null || variant === null ? null : <LogoStage logo={{ image, variant }} />;
}
