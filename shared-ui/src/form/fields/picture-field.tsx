import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { Field } from '../../parts/field/field';
import { type ChosenPicture, PictureInput } from '../../parts/picture/picture-input';
import type { AnyResource, FieldOf } from '../../resource/resource-types';
import { token } from '../../tokens/token';
import { type FormFieldProps, useFormField } from '../use-form-field';
import { TextField } from './text-field';

const Stack = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[3]};
  min-width: 0;
`;

export interface PictureFieldProps<R extends AnyResource> extends FormFieldProps<R, string> {
  /** The field of the alternative text; its input is below the picture. */
  altName?: FieldOf<R, string>;
}

/**
 * The stored name of a public picture, and its alternative text. A new use starts with the alternative text of the
 * upload.
 *
 * @example <PictureField form={form} name="image" label="Picture" altName="imageAlt" />
 */
export function PictureField<R extends AnyResource>({ altName, ...props }: PictureFieldProps<R>) {
  if (altName === undefined) return <PictureAlone {...props} />;
  return <PictureWithAlt {...props} altName={altName} />;
}

interface PictureAloneProps<R extends AnyResource> extends FormFieldProps<R, string> {
  onChosen?: (picture: ChosenPicture) => void;
}

function PictureAlone<R extends AnyResource>(props: PictureAloneProps<R>) {
  const { value, change, fieldProps } = useFormField<R, string>(props, 'Choose');
  return (
    <Field {...fieldProps}>
      <PictureInput
        value={value}
        onValueChange={(picture) => {
          change(picture?.name ?? null);
          if (picture !== null) props.onChosen?.(picture);
        }}
      />
    </Field>
  );
}

type PictureWithAltProps<R extends AnyResource> = FormFieldProps<R, string> &
  Required<Pick<PictureFieldProps<R>, 'altName'>>;

const altLabel = () => t`Alt text`;

function PictureWithAlt<R extends AnyResource>({ altName, ...props }: PictureWithAltProps<R>) {
  const alt = useFormField<R, string>({ form: props.form, name: altName, label: altLabel() });
  function begin(picture: ChosenPicture) {
    const known = picture.alt ?? null;
    if (known !== null && (alt.value ?? '') === '') alt.change(known);
  }
  return (
    <Stack>
      <PictureAlone {...props} onChosen={begin} />
      <TextField
        form={props.form}
        name={altName}
        label={altLabel()}
        help={t`What the picture shows, for those who do not see it.`}
      />
    </Stack>
  );
}
