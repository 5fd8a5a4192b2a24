import { t } from '@lingui/core/macro';
import { Plus, X } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../parts/button/button';
import { Field } from '../../parts/field/field';
import { IconButton } from '../../parts/icon-button/icon-button';
import { PhoneInput } from '../../phone/phone-input';
import type { AnyResource } from '../../resource/resource-types';
import { token } from '../../tokens/token';
import { type FormFieldProps, useFormField } from '../use-form-field';
import { type PhoneCountry, phoneHelp } from './phone-help';

const Rows = styled.div`
  display: grid;
  gap: ${token.space[2]};

  & > button {
    justify-self: start;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token.space[1]};

  /* Hidden, so that it takes no place above the input. */
  & label {
    position: absolute;
  }
`;

const maxPhones = 10;

export type PhonesFieldProps<R extends AnyResource> = FormFieldProps<R, readonly string[]> &
  PhoneCountry;

/** Telephone numbers in E.164, one per line; at most ten. */
export function PhonesField<R extends AnyResource>(props: PhonesFieldProps<R>) {
  const { country = null, help = phoneHelp(props) } = props;
  const { value, change, blur, ref, itemError, fieldProps } = useFormField<R, readonly string[]>({
    ...props,
    help,
  });
  const phones = value ?? [];
  const shown = phones.length === 0 ? [''] : phones;
  const isItemWrong = phones.some((_phone, index) => itemError(index) !== undefined);

  function put(index: number, phone: string) {
    const next = shown.with(index, phone);
    change(next.every((one) => one === '') ? [] : next);
  }
  return (
    <Field {...fieldProps} error={isItemWrong ? undefined : fieldProps.error} isRequired={false}>
      <Rows>
        {shown.map((phone, index) => (
          <Row key={index}>
            <PhoneInput
              id={`${fieldProps.id}.${index}`}
              label={t`Phone ${{ index: index + 1 }}`}
              isLabelHidden
              error={itemError(index)}
              value={phone}
              onValueChange={(next) => put(index, next)}
              onBlur={blur}
              country={country}
              {...(index === 0 && { inputRef: ref })}
            />
            {phones.length === 0 ? null : (
              <IconButton
                label={t`Remove phone ${{ index: index + 1 }}`}
                onClick={() => change(phones.toSpliced(index, 1))}
              >
                <X />
              </IconButton>
            )}
          </Row>
        ))}
        {phones.length === 0 || phones.length >= maxPhones ? null : (
          <Button variant="outline" size="sm" onClick={() => change([...phones, ''])}>
            <Plus /> {t`Add a phone number`}
          </Button>
        )}
      </Rows>
    </Field>
  );
}
