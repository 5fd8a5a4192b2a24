import { t } from '@lingui/core/macro';
import { Button, Field, focusRing, token } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { hueColors, productHue, turnedColor } from 'shared-ui/hue';
import styled from 'styled-components';
import type { companyRecord } from './company-record';
import { HueSample } from './hue-sample';

const stops = Array.from({ length: 13 }, (_, step) =>
  turnedColor(hueColors(null).light.brand, step * 30),
).join(', ');

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[3]};

  & > input {
    flex: 1 1 12rem;
    min-width: 0;
  }
`;

const Slider = styled.input`
  height: 1.25rem;
  margin: 0;
  border-radius: ${token.radius.full};
  background: linear-gradient(to right, ${stops});
  appearance: none;
  cursor: pointer;
  ${focusRing}

  &::-webkit-slider-thumb {
    width: 1.75rem;
    height: 1.75rem;
    border: 3px solid ${token.color.surface};
    border-radius: ${token.radius.full};
    background: ${token.color.text};
    box-shadow: ${token.shadow.md};
    appearance: none;
  }
  &::-moz-range-thumb {
    width: 1.375rem;
    height: 1.375rem;
    border: 3px solid ${token.color.surface};
    border-radius: ${token.radius.full};
    background: ${token.color.text};
  }
`;

/** The hue of site and panel, with a sample in both themes; null is the product's purple. */
export function HueField({ form }: InputsProps<typeof companyRecord>) {
  const { value, change, blur, ref, fieldProps } = useFormField<typeof companyRecord, number>({
    form,
    name: 'hue',
    label: t`Hue`,
    help: t`Text stays readable in every hue.`,
  });
  const hue = value ?? productHue;
  return (
    <>
      <Field {...fieldProps}>
        <Row>
          <Slider
            ref={ref}
            id={fieldProps.id}
            type="range"
            aria-label={t`Hue`}
            min={0}
            max={359}
            value={hue}
            aria-valuetext={value === null ? t`Purple, the default` : t`${value} degrees`}
            onChange={({ target }) => change(target.valueAsNumber)}
            onBlur={blur}
          />
          <Button
            variant="outline"
            size="sm"
            disabled={value === null}
            onClick={() => change(null)}
          >
            {t`Default purple`}
          </Button>
        </Row>
      </Field>
      <HueSample hue={value} />
    </>
  );
}
