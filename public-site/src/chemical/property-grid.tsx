import { token } from 'shared-ui';
import styled from 'styled-components';
import type { Fact } from './chemical-view';
import { SourceLine } from './fact-list';
import { InBothUnits, UnitFrame, UnitSwitch } from './unit-switch';

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  max-width: 48rem;
  padding-block: 0 1px;
  padding-inline: 0 1px;

  & > div {
    min-width: 0;
    padding: 0.625rem 0.875rem;
    margin-block: 0 -1px;
    margin-inline: 0 -1px;
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

interface PropertyGridProps {
  facts: readonly Fact[];
  sources: readonly string[];
}

/** Properties with their units, metric or those of the United States. */
export function PropertyGrid({ facts, sources }: PropertyGridProps) {
  const hasBoth = facts.some(({ also }) => also !== undefined);
  return (
    <UnitFrame>
      {hasBoth ? <UnitSwitch /> : null}
      <Grid>
        {facts.map(({ label, value, lang, also }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>
              <InBothUnits value={value} also={also} />
            </dd>
          </div>
        ))}
      </Grid>
      <SourceLine sources={sources} />
    </UnitFrame>
  );
}
