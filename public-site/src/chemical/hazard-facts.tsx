import { GhsPictogramImage, token } from 'shared-ui';
import styled from 'styled-components';
import type { Hazards } from './chemical-view';
import { StatementList } from './statement-list';

const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 2rem;
  margin-bottom: 1.5rem;

  @media print {
    margin-bottom: 3mm;
  }
`;

const Pictograms = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem;
  padding: 0;
  list-style: none;

  & li {
    display: grid;
    justify-items: center;
    gap: 0.375rem;
    width: 6.5rem;
    font-size: 0.8125rem;
    line-height: 1.3;
    text-align: center;
  }
  & svg {
    width: 4.75rem;
    height: 4.75rem;
  }
  @media print {
    & svg {
      width: 14mm;
      height: 14mm;
    }
  }
`;

const Signal = styled.p`
  color: ${token.color.text};
  font-size: 1.625rem;
  font-weight: ${token.weight.bold};
  letter-spacing: -0.02em;
`;

const Source = styled.p`
  margin-top: 1.25rem;
  color: ${token.color.textMuted};
  font-size: 0.875rem;
`;

interface HazardFactsProps {
  hazards: Hazards;
}

/** The GHS label of the chemical, followed by the texts of its codes. */
export function HazardFacts({ hazards }: HazardFactsProps) {
  const { signalWord, pictograms, hazardStatements, precautions } = hazards;
  const hasText = hazardStatements.length > 0 || precautions.length > 0;
  return (
    <>
      {pictograms.length === 0 && signalWord === null ? null : (
        <Label>
          {pictograms.length === 0 ? null : (
            <Pictograms aria-label="Hazard pictograms">
              {pictograms.map(({ code, name }) => (
                <li key={code}>
                  <GhsPictogramImage code={code} />
                  {name}
                </li>
              ))}
            </Pictograms>
          )}
          {signalWord === null ? null : <Signal>{signalWord}</Signal>}
        </Label>
      )}
      <StatementList title="Hazard statements" statements={hazardStatements} />
      {precautions.map(({ title, statements }) => (
        <StatementList
          key={title}
          title={`Precautions: ${title.toLowerCase()}`}
          statements={statements}
        />
      ))}
      {hasText ? (
        <Source>Statements in the words of the GHS, United Nations, Rev. 10.</Source>
      ) : null}
    </>
  );
}
