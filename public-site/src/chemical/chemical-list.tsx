import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { GhsPictogramImage, token } from 'shared-ui';
import styled from 'styled-components';
import { AddToBasket } from '../basket/add-to-basket';
import { SaveStar } from '../basket/save-star';
import { Formula } from '../common/formula';
import { cell, Code, onNarrow, visuallyHidden } from '../common/look';
import type { ChemicalSummary } from './chemical-summary';
import { StructureImage } from './structure-image';

const Labels = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr));
  padding-block: 0 1px;
  padding-inline: 0 1px;
  list-style: none;

  /* As lines: two beside each other would break names. */
  ${onNarrow} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 24rem), 1fr));
  }
`;

const Label = styled.li`
  ${cell}
  display: flex;
  flex-direction: column;
  position: relative;
  min-width: 0;
  padding: 1rem 1.25rem 1.125rem;

  ${onNarrow} {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    grid-auto-rows: auto;
    align-content: center;
    column-gap: 1rem;
    padding-block: 0.75rem;
    padding-inline: 0.75rem 3.25rem;

    & > * {
      grid-column: 2;
    }
  }
  &:hover {
    z-index: 1;
    border-color: ${token.color.brand};
  }
  /* All of the label leads to the chemical, but for the button on it. */
  & a[data-whole]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-within {
    z-index: 2;
  }
  & a[data-whole]:focus-visible {
    outline: none;
  }
  & a[data-whole]:focus-visible::after {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

const Drawing = styled.span`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  height: 7rem;
  margin: 1.25rem 0 0.75rem;
  color: ${token.color.textMuted};
  font-size: clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem);
  letter-spacing: -0.01em;
  overflow: hidden;

  ${onNarrow} {
    grid-row: 1 / span 6;
    align-self: center;
    height: auto;
    margin: 0;
    font-size: 1.0625rem;

    && {
      grid-column: 1;
    }
    & > span {
      text-align: center;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

const Name = styled.a`
  color: ${token.color.text};
  font-size: 1.0625rem;
  font-weight: 600;
  line-height: 1.3;
  letter-spacing: -0.012em;
  text-decoration: none;
  overflow-wrap: anywhere;

  li:hover > & {
    color: ${token.color.brandText};
  }
`;

const Reason = styled.span`
  margin-top: 0.25rem;
  color: ${token.color.textMuted};
  font-size: 0.875rem;
  line-height: 1.35;
  overflow-wrap: anywhere;
`;

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 1rem;
  margin-top: auto;
  padding-top: 0.75rem;
  color: ${token.color.textMuted};
  font-size: 0.875rem;

  ${onNarrow} {
    padding-top: 0.25rem;
  }
`;

const Way = styled.span`
  position: absolute;
  z-index: 1;
  top: 0.375rem;
  inset-inline-end: 0.375rem;

  display: flex;
  flex-direction: row-reverse;

  ${onNarrow} {
    flex-direction: column;

    && {
      grid-column: auto;
    }
  }
`;

const Pictograms = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem;
  margin-top: 0.5rem;

  & > svg {
    width: 1.625rem;
    height: 1.625rem;
  }
  & > i {
    ${visuallyHidden}
  }
`;

const Unknown = styled.span`
  margin-top: 0.5rem;
  color: ${token.color.textMuted};
  font-size: 0.8125rem;
`;

interface ListedSummary extends Omit<ChemicalSummary, 'grades' | 'pictograms' | 'isUnclassified'> {
  pictograms?: ChemicalSummary['pictograms'];
  isUnclassified?: boolean;
  /** Why it is listed, where its name does not show that. */
  reason?: string | null;
  /** The offered form that was asked for, and its section of the page. */
  offeredForm?: string;
  section?: string;
  /** A structure drawn in the browser, in place of the picture. */
  drawing?: ReactNode;
}

interface ChemicalListProps {
  chemicals: readonly ListedSummary[];
}

/** Chemicals as cards: structure, name, formula, CAS number, molar mass. */
export function ChemicalList({ chemicals }: ChemicalListProps) {
  return (
    <Labels>
      {chemicals.map(({ reason = null, section = '', ...chemical }) => (
        <Label key={chemical.href}>
          <Plate {...chemical} />
          <Name href={chemical.href + section} data-whole="" dir="auto">
            {chemical.name}
          </Name>
          {reason === null ? null : <Reason>{reason}</Reason>}
          <PictogramRow pictograms={chemical.pictograms ?? []} />
          {chemical.isUnclassified ? <Unknown>{t`Hazards: not stated`}</Unknown> : null}
          <Facts>
            {chemical.casNumber === null ? null : (
              <span>
                CAS <Code>{chemical.casNumber}</Code>
              </span>
            )}
            {chemical.molarMass === null ? null : <bdi>{chemical.molarMass}</bdi>}
          </Facts>
          <Way>
            <AddToBasket chemical={chemical} size="sm" />
            <SaveStar chemical={chemical} />
          </Way>
        </Label>
      ))}
    </Labels>
  );
}

/** The hazard pictograms, small; nothing where none are known. */
function PictogramRow({ pictograms }: Pick<ChemicalSummary, 'pictograms'>) {
  if (pictograms.length === 0) return null;
  const names = pictograms.map(({ name }) => name).join(', ');
  return (
    <Pictograms>
      <i>{t`Hazards: ${names}`}</i>
      {pictograms.map(({ code }) => (
        <GhsPictogramImage key={code} code={code} />
      ))}
    </Pictograms>
  );
}

const Below = styled.span`
  margin-bottom: 0.25rem;
  color: ${token.color.brandText};
`;

/** The structure with the formula below it, or the formula alone. */
function Plate({ picture, drawing = null, formula }: ListedSummary) {
  const set = formula === null ? null : <Formula formula={formula} />;
  if (picture === null && drawing === null) return <Drawing>{set}</Drawing>;
  return (
    <>
      <Drawing>{picture === null ? drawing : <StructureImage src={picture} size="card" />}</Drawing>
      {set === null ? null : <Below>{set}</Below>}
    </>
  );
}
