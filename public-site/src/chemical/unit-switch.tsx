import { t } from '@lingui/core/macro';
import { type ChangeEvent, useEffect, useId, useRef } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { visuallyHidden } from '../common/look';
import type { Fact } from './chemical-view';

/** Which unit is shown is a matter of the checked radio button alone: it works without scripts. A print has both. */
export const UnitFrame = styled.div`
  @media screen {
    &:has(input[value='us']:checked) [data-unit='metric'],
    &:not(:has(input[value='us']:checked)) [data-unit='us'] {
      display: none;
    }
  }
  @media print {
    [data-unit='us']::before {
      content: ' (';
    }
    [data-unit='us']::after {
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
      <span data-unit="metric">{value}</span>
      <span data-unit="us">{also}</span>
    </>
  );
}

/** Where this browser keeps the choice. */
const unitsKey = 'units';

/** The choice of the units for all quantities in its frame; a browser with scripts keeps it for the next page. */
export function UnitSwitch() {
  const name = useId();
  const us = useRef<HTMLInputElement>(null);
  // The choice of an earlier page, which the server does not know.
  useEffect(() => {
    if (us.current && storedUnits() === 'us') us.current.checked = true;
  }, []);
  return (
    <Units className="not-in-print" onChange={storeUnits}>
      <legend>{t`Units`}</legend>
      <label>
        <input type="radio" name={name} value="metric" defaultChecked />
        {t`Metric`}
      </label>
      <label>
        <input ref={us} type="radio" name={name} value="us" />
        {t({ message: 'US', context: 'units' })}
      </label>
    </Units>
  );
}

/** Null where the browser keeps nothing. */
function storedUnits(): string | null {
  try {
    return localStorage.getItem(unitsKey);
  } catch {
    return null;
  }
}

function storeUnits({ target }: ChangeEvent<HTMLFieldSetElement>): void {
  if (!(target instanceof HTMLInputElement)) return;
  try {
    localStorage.setItem(unitsKey, target.value);
  } catch {
    // Blocked or full: the choice holds for this page.
  }
}
