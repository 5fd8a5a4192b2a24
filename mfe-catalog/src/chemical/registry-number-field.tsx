import { t } from '@lingui/core/macro';
import type { chemicals } from 'contract/catalog';
import type { RegistryNumber } from 'contract/chemistry';
import { Field, Input } from 'shared-ui';
import { type FormFieldProps, useFormField } from 'shared-ui/form';
import { SameNumberNote } from './same-number-note';

type Chemicals = typeof chemicals;

interface RegistryNumberFieldProps extends FormFieldProps<Chemicals, string> {
  parse: (text: string) => RegistryNumber;
}

/** A CAS or EC number; verifies the check digit while typing and lists other chemicals with the number. */
export function RegistryNumberField({ parse, ...field }: RegistryNumberFieldProps) {
  const { value, change, blur, ref, fieldProps } = useFormField<Chemicals, string>(field);
  const parsed = value === null ? undefined : parse(value);
  const isRight = parsed?.ok === true;

  function leave() {
    if (isRight && parsed.value !== value) change(parsed.value);
    blur();
  }
  return (
    <div>
      <Field
        {...fieldProps}
        error={fieldProps.error ?? wrongDigit(parsed)}
        help={isRight ? t`The check digit fits.` : t`With or without hyphens.`}
      >
        <Input
          ref={ref}
          autoComplete="off"
          inputMode="numeric"
          spellCheck={false}
          value={value ?? ''}
          onChange={(event) => change(event.target.value === '' ? null : event.target.value)}
          onBlur={leave}
        />
      </Field>
      {isRight ? <SameNumberNote number={parsed.value} ownId={field.form.record?._id} /> : null}
    </div>
  );
}

/** While typing, only a complete number with a wrong check digit is an error; an incomplete one is not. */
function wrongDigit(parsed: RegistryNumber | undefined) {
  return parsed?.ok === false && parsed.reason === 'check-digit' ? parsed.message : undefined;
}
