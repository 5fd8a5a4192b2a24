import { Switch as Primitive } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { useFieldControl } from '../field/field-context';

const Track = styled(Primitive.Root)`
  position: relative;
  flex: none;
  vertical-align: middle;
  width: 2.375rem;
  height: 1.375rem;
  padding: 0;
  border: 1.5px solid ${token.color.borderStrong};
  border-radius: ${token.radius.full};
  background: ${token.color.surfaceSunken};
  cursor: pointer;
  transition: background-color ${token.duration.normal} ${token.ease};
  ${focusRing}

  &[data-state='checked'] {
    border-color: ${token.color.brand};
    background: ${token.color.brand};
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &[data-state='checked'] {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
    }
  }
  @media (pointer: coarse) {
    &::after {
      content: '';
      position: absolute;
      inset: -0.7rem;
    }
  }
`;

const Thumb = styled(Primitive.Thumb)`
  display: block;
  width: 0.875rem;
  height: 0.875rem;
  border-radius: 50%;
  background: ${token.color.textMuted};
  transform: translateX(0.1875rem);
  transition: transform ${token.duration.normal} ${token.ease};

  &[data-state='checked'] {
    background: ${token.color.onBrand};
    transform: translateX(1.125rem);
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: ButtonText;

    &[data-state='checked'] {
      background: HighlightText;
    }
  }
`;

/** The props of Radix's switch root. */
export type SwitchProps = ComponentPropsWithRef<typeof Primitive.Root>;

/** A switch that takes effect at once; in a form that is saved later, prefer `Checkbox`. */
export function Switch(props: SwitchProps) {
  return (
    <Track {...useFieldControl(props)}>
      <Thumb />
    </Track>
  );
}
