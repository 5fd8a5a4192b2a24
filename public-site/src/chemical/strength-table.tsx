import { GhsPictogramImage, token } from 'shared-ui';
import styled from 'styled-components';
import { visuallyHidden } from '../common/look';
import type { Strength } from './chemical-view';

const Note = styled.p`
  color: ${token.color.textMuted};
`;

const Said = styled.span`
  ${visuallyHidden}
`;

const List = styled.ul`
  margin-top: 1rem;
  padding: 0;
  list-style: none;

  & > li {
    padding-block: 0.875rem;
    border-top: 1px solid ${token.color.border};
    scroll-margin-top: 1.5rem;
    break-inside: avoid;
  }
  & h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    font-size: 1.0625rem;
  }
  & h3 svg {
    width: 2rem;
    height: 2rem;
  }
  & details {
    margin-top: 0.375rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
  & summary {
    cursor: pointer;
  }
  & details ul {
    padding-inline-start: 1.25rem;
  }
`;

/** What the hazards of a solution are at each strength, and the rules that they follow from. */
export function StrengthTable({ strengths }: { strengths: readonly Strength[] }) {
  return (
    <>
      <Note>
        Of mixtures with water or another harmless ingredient, in percent by weight, derived by the
        limits of CLP from the entry of the substance. The safety data sheet of the product decides.
      </Note>
      <List>
        {strengths.map(({ id, range, pictograms, signalWord, classes, statements, rules }) => (
          <li key={id} id={id}>
            <h3>
              {range}
              {pictograms.map(({ code }) => (
                <GhsPictogramImage key={code} code={code} />
              ))}
              <Said>{pictograms.map(({ name }) => name).join(', ')}</Said>
              {signalWord}
            </h3>
            <p>
              {statements.length === 0
                ? 'No hazard statement follows from the limits.'
                : statements.map(({ code, text }) => `${code} ${text ?? ''}`.trim()).join('. ')}
            </p>
            {rules.length === 0 ? null : (
              <details>
                <summary>
                  {classes.length === 0 ? 'Rules' : `${classes.join(', ')}: the rules`}
                </summary>
                <ul>
                  {rules.map((rule, index) => (
                    <li key={`${index} ${rule}`}>{rule}</li>
                  ))}
                </ul>
              </details>
            )}
          </li>
        ))}
      </List>
    </>
  );
}
