import type { AnyPartner } from 'contract';
import { Plus, X } from 'lucide-react';
import {
  Button,
  Field,
  IconButton,
  type InputsProps,
  token,
  useFormField,
  useFormValue,
} from 'shared-ui';
import styled from 'styled-components';
import { PhoneInput } from './phone-input';

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

const most = 10;

/** How a number is to be typed. */
function phoneHelp(country: string | null) {
  return country === null
    ? 'With + and the country’s code; or choose the country of the address first.'
    : 'As in the country of the address, or with + and another country’s code.';
}

/** The telephone numbers of a partner, each on a line. */
export function PhonesField({ form }: InputsProps<AnyPartner>) {
  const country = useFormValue<AnyPartner, string>(form, 'address.country');
  const { value, change, blur, ref, itemError, fieldProps } = useFormField<
    AnyPartner,
    readonly string[]
  >({ form, name: 'phones', label: 'Phones', help: phoneHelp(country) });
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
              label={`Phone ${index + 1}`}
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
                label={`Remove phone ${index + 1}`}
                onClick={() => change(phones.toSpliced(index, 1))}
              >
                <X />
              </IconButton>
            )}
          </Row>
        ))}
        {phones.length === 0 || phones.length >= most ? null : (
          <Button variant="outline" size="sm" onClick={() => change([...phones, ''])}>
            <Plus /> Add a phone number
          </Button>
        )}
      </Rows>
    </Field>
  );
}

/** The number that WhatsApp knows a partner by. */
export function WhatsappField({ form }: InputsProps<AnyPartner>) {
  const country = useFormValue<AnyPartner, string>(form, 'address.country');
  const { value, change, blur, ref, fieldProps } = useFormField<AnyPartner, string>({
    form,
    name: 'whatsapp',
    label: 'WhatsApp',
  });
  return (
    <PhoneInput
      id={fieldProps.id}
      label="WhatsApp"
      help={phoneHelp(country)}
      error={fieldProps.error}
      value={value ?? ''}
      onValueChange={(next) => change(next === '' ? null : next)}
      onBlur={blur}
      country={country}
      inputRef={ref}
    />
  );
}
