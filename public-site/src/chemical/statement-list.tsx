import { Fragment } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Code, onNarrow } from '../common/look';
import type { Statement } from './chemical-view';

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

interface StatementListProps {
  title: string;
  statements: readonly Statement[];
}

/** Codes with their texts. A code that the GHS does not list has none. */
export function StatementList({ title, statements }: StatementListProps) {
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
            <dd>{text === null ? null : <Breakable text={text} />}</dd>
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
