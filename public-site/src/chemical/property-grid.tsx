import { useId } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { visuallyHidden } from '../common/look';
import type { Fact } from './chemical-view';
import { SourceLine } from './fact-list';

/** Which unit is shown is a matter of the checked radio button alone: it works without scripts. A print has both. */
const Frame = styled.div`
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

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  max-width: 48rem;
  padding: 0 1px 1px 0;

  & > div {
    min-width: 0;
    padding: 0.625rem 0.875rem;
    margin: 0 -1px -1px 0;
    border: 1px solid ${token.color.border};
    background: ${token.color.surface};
    overflow-wrap: anywhere;
  }
  & dt {
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
  }
  & dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.medium};
  }
  @media print {
    grid-template-columns: repeat(4, 1fr);

    & > div {
      padding: 1mm 2mm;
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

interface PropertyGridProps {
  facts: readonly Fact[];
  sources: readonly string[];
}

/** Properties with their units, temperatures in degrees Celsius or Fahrenheit. */
export function PropertyGrid({ facts, sources }: PropertyGridProps) {
  const hasTemperatures = facts.some(({ also }) => also !== undefined);
  return (
    <Frame>
      {hasTemperatures ? <UnitSwitch /> : null}
      <Grid>
        {facts.map(({ label, value, also }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {also === undefined ? (
                value
              ) : (
                <>
                  <span data-unit="c">{value}</span>
                  <span data-unit="f">{also}</span>
                </>
              )}
            </dd>
          </div>
        ))}
      </Grid>
      <SourceLine sources={sources} />
    </Frame>
  );
}

function UnitSwitch() {
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
