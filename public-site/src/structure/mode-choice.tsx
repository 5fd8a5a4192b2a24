import { t } from '@lingui/core/macro';
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

export function modeName(mode: StructureSearchMode): string {
  const names: Readonly<Record<StructureSearchMode, string>> = {
    exact: t`Exactly this structure`,
    substructure: t`Containing this part`,
    similarity: t`Similar structures`,
  };
  return names[mode];
}

interface ModeChoiceProps {
  request: StructureRequest;
  onChange: (request: StructureRequest) => void;
}

/** Chooses the kind of structure search. */
export function ModeChoice({ request, onChange }: ModeChoiceProps) {
  const percent = Math.round(request.threshold * 100);
  return (
    <Modes>
      <legend>{t`Find chemicals`}</legend>
      {structureModes.map((mode) => (
        <label key={mode}>
          <input
            type="radio"
            name="mode"
            value={mode}
            checked={request.mode === mode}
            onChange={() => onChange({ ...request, mode })}
          />
          {modeName(mode)}
        </label>
      ))}
      <label className="threshold">
        {t({ message: 'At least', context: 'similarity' })}
        <input
          type="range"
          name="threshold"
          min={minThreshold}
          max={1}
          step={0.05}
          value={request.threshold}
          aria-valuetext={t`${percent} % similar`}
          onChange={({ target }) => onChange({ ...request, threshold: target.valueAsNumber })}
        />
        <span className="needs-script">{t`${percent} % similar`}</span>
      </label>
    </Modes>
  );
}
