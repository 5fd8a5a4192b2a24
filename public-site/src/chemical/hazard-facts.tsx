import { t } from '@lingui/core/macro';
import { GhsPictogramImage, token } from 'shared-ui';
import styled from 'styled-components';
import { Fragment } from 'react';
import { Code, onNarrow } from '../common/look';
import { SourceLine } from './fact-list';
import type { Hazards, Statement } from './chemical-view';
import { signalWordText } from './signal-word';

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

const Upcoming = styled.p`
  margin-top: 1.25rem;
  font-weight: ${token.weight.medium};
`;

const Source = styled.p`
  margin-top: 1.25rem;
  color: ${token.color.textMuted};
  font-size: 0.875rem;
`;

interface HazardFactsProps {
  hazards: Hazards;
  /** Of its sentences, where it differs from the page's. */
  lang: string | undefined;
  upcoming: string | null;
  /** Where the classification is from. */
  sources: readonly string[];
}

/** The GHS label of the chemical, followed by the texts of its codes. */
export function HazardFacts({ hazards, lang, upcoming, sources }: HazardFactsProps) {
  const { signalWord, pictograms, hazardStatements, precautions, source } = hazards;
  const hasText = hazardStatements.length > 0 || precautions.length > 0;
  return (
    <>
      {pictograms.length === 0 && signalWord === null ? null : (
        <Label>
          {pictograms.length === 0 ? null : (
            <Pictograms aria-label={t`Hazard pictograms`}>
              {pictograms.map(({ code, name }) => (
                <li key={code}>
                  <GhsPictogramImage code={code} />
                  {name}
                </li>
              ))}
            </Pictograms>
          )}
          {signalWord === null ? null : <Signal>{signalWordText(signalWord)}</Signal>}
        </Label>
      )}
      <StatementList title={t`Hazard statements`} statements={hazardStatements} lang={lang} />
      {precautions.map(({ title, statements }) => (
        <StatementList key={title} title={title} statements={statements} lang={lang} />
      ))}
      {upcoming === null ? null : <Upcoming>{upcoming}</Upcoming>}
      <ClassList hazards={hazards} lang={lang} />
      <SourceLine sources={sources} />
      {hasText ? <Source>{t`Statements in the words of ${source}.`}</Source> : null}
    </>
  );
}

const Group = styled.div`
  & + & {
    margin-top: 1.25rem;
  }
  & h3 {
    margin-bottom: 0.25rem;
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
    font-weight: ${token.weight.medium};
    letter-spacing: 0;
  }
  @media print {
    & + & {
      margin-top: 1.5mm;
    }
    & > h3 {
      margin-bottom: 0.5mm;
      font-size: 8.5pt;
      break-after: avoid;
    }
  }
`;

const Classes = styled.div`
  margin-top: 1.25rem;

  & h3 {
    margin-bottom: 0.25rem;
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
    font-weight: ${token.weight.medium};
    letter-spacing: 0;
  }
  & h3:not(:first-child) {
    margin-top: 1rem;
  }
  & ul + p {
    margin-top: 0.5rem;
  }
  & ul {
    margin-top: 0.5rem;
    padding: 0;
    list-style: none;
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
`;

/** The hazard classes, and the notes of the law on them. */
function ClassList({ hazards, lang }: Pick<HazardFactsProps, 'hazards' | 'lang'>) {
  const { classes, notes, limits, incompleteness } = hazards;
  if (classes.length === 0) return null;
  return (
    <Classes>
      <h3>{t`Hazard classes`}</h3>
      <p lang={lang}>{classes.map(({ name, words }) => `${words} (${name})`).join(', ')}</p>
      {limits.length === 0 ? null : (
        <>
          <h3>{t`Concentration limits, M-factors, estimates of acute toxicity`}</h3>
          <ul>
            {limits.map((limit, index) => (
              <li key={`${index} ${limit}`} dir="ltr">
                {limit}
              </li>
            ))}
          </ul>
        </>
      )}
      {notes.length === 0 ? null : (
        <ul>
          {notes.map(({ note, words }) => (
            <li key={note}>
              <bdi>{note}</bdi>: <span lang={lang}>{words}</span>
            </li>
          ))}
        </ul>
      )}
      {incompleteness === null ? null : <p>{incompleteness}</p>}
    </Classes>
  );
}

const Rows = styled.dl`
  & > div {
    display: grid;
    grid-template-columns: 8.5rem minmax(0, 1fr);
    gap: 0 1.25rem;
    padding-block: 0.3125rem;
    border-top: 1px solid ${token.color.border};
  }
  & dt {
    color: ${token.color.textMuted};
  }
  ${onNarrow} {
    & > div {
      grid-template-columns: 5.5rem minmax(0, 1fr);
      column-gap: 1rem;
    }
  }
  @media print {
    columns: 2;
    column-gap: 6mm;

    && > div {
      grid-template-columns: 21mm minmax(0, 1fr);
      column-gap: 2mm;
      padding-block: 0.4mm;
      border-top: 0;
      break-inside: avoid;
    }
  }
`;

interface StatementListProps extends Pick<HazardFactsProps, 'lang'> {
  title: string;
  statements: readonly Statement[];
}

/** Codes with their texts. A code that CLP does not list has none. */
function StatementList({ title, statements, lang }: StatementListProps) {
  if (statements.length === 0) return null;
  return (
    <Group>
      <h3>{title}</h3>
      <Rows>
        {statements.map(({ code, text }) => (
          <div key={code}>
            <dt>
              <Code>
                <Breakable text={code} />
              </Code>
            </dt>
            <dd lang={lang}>{text === null ? null : <Breakable text={text} />}</dd>
          </div>
        ))}
      </Rows>
    </Group>
  );
}

/** Lines may break after the slashes of "dust/fume/gas" and the plus signs of "P303+P361". */
function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[/+])/).map((part, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <wbr />}
      {part}
    </Fragment>
  ));
}
