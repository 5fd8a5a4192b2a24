import { useId } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { visuallyHidden } from '../common/look';
import type { Fact } from './chemical-view';

/** Which unit is shown is a matter of the checked radio button alone: it works without scripts. A print has both. */
export const TemperatureFrame = styled.div`
  @media screen {
    &:has(input[value='f']:checked) [data-unit='c'],
    &:not(:has(input[value='f']:checked)) [data-unit='f'] {
      display: none;
    }
  }
  @media print {
    [data-unit='f']::before {
      content: ' (';
    }
    [data-unit='f']::after {
      content: ')';
    }
  }
`;

const Units = styled.fieldset`
  display: inline-flex;
  margin: 0 0 0.75rem;
  padding: 0;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};

  & legend,
  & input {
    ${visuallyHidden}
  }
  & label {
    position: relative;
    min-width: 3rem;
    padding: 0.375rem 0.75rem;
    border-radius: calc(${token.radius.md} - 1px);
    font-size: 0.9375rem;
    text-align: center;
    cursor: pointer;
  }
  & label:has(:checked) {
    background: ${token.color.brandSoft};
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
  }
  & label:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
  @media (pointer: coarse) {
    & label {
      min-height: 2.75rem;
      padding-block: 0.625rem;
    }
  }
`;

interface InBothUnitsProps {
  value: Fact['value'];
  also?: Fact['also'] | undefined;
}

/** A fact, with the same in the other unit where it has one. */
export function InBothUnits({ value, also }: InBothUnitsProps) {
  if (also === undefined) return value;
  return (
    <>
      <span data-unit="c">{value}</span>
      <span data-unit="f">{also}</span>
    </>
  );
}

/** The choice of the unit, for all temperatures in its frame. */
export function TemperatureSwitch() {
  const name = useId();
  return (
    <Units className="not-in-print">
      <legend>Temperatures in</legend>
      <label>
        <input type="radio" name={name} value="c" defaultChecked />
        °C
      </label>
      <label>
        <input type="radio" name={name} value="f" />
        °F
      </label>
    </Units>
  );
}
