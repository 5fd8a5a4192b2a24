import type { StructureSearchMode } from 'contract/catalog';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { minThreshold, type StructureRequest, structureModes } from './structure-request';

const Modes = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1.75rem;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & legend {
    margin-bottom: 0.375rem;
    padding: 0;
    font-size: ${token.text.sm};
    font-weight: ${token.weight.medium};
  }
  & label {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 2rem;
    cursor: pointer;
  }
  & input {
    accent-color: ${token.color.brand};
    ${focusRing}
  }
  /* The threshold, for similarity searches only. */
  &:not(:has(input[value='similarity']:checked)) > .threshold {
    display: none;
  }
  & .threshold {
    flex-basis: 100%;
    flex-wrap: wrap;
    color: ${token.color.textMuted};
    font-variant-numeric: tabular-nums;
  }
  & input[type='range'] {
    width: min(100%, 16rem);
  }
`;

const modeNames: Readonly<Record<StructureSearchMode, string>> = {
  exact: 'Exactly this structure',
  substructure: 'Containing this part',
  similarity: 'Similar structures',
};

interface ModeChoiceProps {
  request: StructureRequest;
  onChange: (request: StructureRequest) => void;
}

/** Chooses the kind of structure search. */
export function ModeChoice({ request, onChange }: ModeChoiceProps) {
  return (
    <Modes>
      <legend>Find chemicals</legend>
      {structureModes.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name="mode"
            value={mode}
            checked={request.mode === mode}
            onChange={() => onChange({ ...request, mode })}
          />
          {modeNames[mode]}
        </label>
      ))}
      <label className="threshold">
        At least
        <input
          type="range"
          name="threshold"
          min={minThreshold}
          max={1}
          step={0.05}
          value={request.threshold}
          aria-valuetext={`${percent(request.threshold)} % similar`}
          onChange={({ target }) => onChange({ ...request, threshold: target.valueAsNumber })}
        />
        <span className="needs-script">{percent(request.threshold)} % similar</span>
      </label>
    </Modes>
  );
}

function percent(share: number): number {
  return Math.round(share * 100);
}
