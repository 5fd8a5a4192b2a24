import { plural, t } from '@lingui/core/macro';
import { GhsPictogramImage, token, TransportLabelImage } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, quietLink, visuallyHidden } from '../common/look';
import { isStated } from './chemical-facts';
import { signalWordText } from './signal-word';
import type { ChemicalView, Fact, Hazards } from './chemical-view';
import { transportText } from './transport-text';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.875rem 2.25rem;
  max-width: 48rem;
  margin-top: 1.5rem;
  padding-block: 0.875rem;
  border-block: 1px solid ${token.color.border};

  & a {
    ${quietLink}
  }
  ${onNarrow} {
    gap: 0.75rem 1.5rem;
  }
  @media print {
    display: none;
  }
`;

const Part = styled.a`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 0.75rem;
  min-width: 0;
  unicode-bidi: isolate;

  & b {
    font-size: 1.0625rem;
    font-weight: ${token.weight.bold};
  }
`;

const Pictures = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem;

  & svg {
    display: block;
    width: 2.75rem;
    height: 2.75rem;
  }
`;

const Said = styled.span`
  ${visuallyHidden}
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  font-variant-numeric: tabular-nums;

  & dt {
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
  }
  & dd {
    margin: 0;
  }
`;

/** The properties that are asked for first. */
function isFirst({ label }: Fact): boolean {
  return [t`Melting point`, t`Boiling point`, t`Density`, t`Flash point`].includes(label);
}

/** Hazards, transport and properties in one strip, each leading to its section. Without any it is not shown. */
export function AtAGlance({ view }: { view: ChemicalView }) {
  const { hazards, labels } = view;
  const offered = offeredText(view);
  const properties = view.properties.filter((fact) => isFirst(fact) && isStated(fact));
  const transport = transportWords(view.transport);
  if (hazards === null && transport === '' && properties.length === 0 && offered === '')
    return null;
  return (
    <Strip>
      {offered === '' ? null : (
        <Part href={view.forms.length > 0 ? '#forms' : '#packs'}>
          <b>{offered}</b>
        </Part>
      )}
      {hazards === null ? null : <HazardPart hazards={hazards} />}
      {transport === '' ? null : (
        <Part href="#transport">
          <Pictures>
            {labels.map((label) => (
              <TransportLabelImage key={label} label={label} />
            ))}
          </Pictures>
          {transport}
        </Part>
      )}
      {properties.length === 0 ? null : (
        <Facts>
          {properties.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      )}
    </Strip>
  );
}

function HazardPart({ hazards: { pictograms, signalWord } }: { hazards: Hazards }) {
  const names = pictograms.map(({ name }) => name).join(', ');
  return (
    <Part href="#safety">
      <Pictures>
        {pictograms.map(({ code }) => (
          <GhsPictogramImage key={code} code={code} />
        ))}
      </Pictures>
      <Said>{t`Hazards: ${names}`} </Said>
      {signalWord === null ? t`Hazards` : <b>{signalWordText(signalWord)}</b>}
    </Part>
  );
}

/** `3 forms`, `13 grades, 200 L to 24 t`; empty where neither is stated. */
function offeredText({ forms, grades, packs }: ChemicalView): string {
  const [first, last] = [packs[0]?.amount, packs.at(-1)?.amount];
  const [formCount, gradeCount] = [forms.length, grades.length];
  return [
    formCount > 1 ? t`${plural(formCount, { one: '# form', other: '# forms' })}` : '',
    formCount === 0 && gradeCount > 1
      ? t`${plural(gradeCount, { one: '# grade', other: '# grades' })}`
      : '',
    formCount === 0 && first !== undefined && last !== undefined && first !== last
      ? t`${first} to ${last}`
      : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** As it stands among the facts. */
function transportWords(facts: readonly Fact[]): string {
  const valueOf = (wanted: string) =>
    facts.find((fact) => fact.label === wanted && isStated(fact))?.value;
  return transportText({
    number: valueOf(t`UN number`),
    hazardClass: valueOf(t`Hazard class`),
    packingGroup: valueOf(t`Packing group`),
  });
}
