import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import type { MailFieldName, MailLine, MailOrder, MailSource } from 'contract/inquiry';
import type { ReactNode } from 'react';
import { Card, HintNote, token } from 'shared-ui';
import styled from 'styled-components';

const Rows = styled.ol`
  display: grid;
  gap: ${token.space[1]};
  max-height: 60vh;
  margin: 0 0 ${token.space[4]};
  padding: ${token.space[3]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  font-size: ${token.text.sm};
  list-style: none;
  overflow: auto;
  overflow-wrap: anywhere;

  & li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr);
    gap: ${token.space[2]};
    align-items: baseline;
  }
  & small {
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
  & mark {
    border-radius: ${token.radius.sm};
    background: ${token.color.surfaceSelected};
    color: inherit;
    font-weight: ${token.weight.medium};
  }
`;

const Notes = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0 0 ${token.space[4]};
  padding-inline-start: ${token.space[4]};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;

  & small {
    display: block;
    color: ${token.color.textMuted};
  }
`;

const fieldLabels = openLabels<MailFieldName>({
  get contactName() {
    return t`Contact name`;
  },
  get company() {
    return t`Company`;
  },
  get email() {
    return t`Email`;
  },
  get phone() {
    return t`Phone`;
  },
  get country() {
    return t`Country`;
  },
  get website() {
    return t`Website`;
  },
  get vatNumber() {
    return t`VAT number`;
  },
  get incoterm() {
    return t`Incoterm`;
  },
  get destination() {
    return t`Destination`;
  },
  get deliveryDate() {
    return t`Delivery date`;
  },
  get offerDeadline() {
    return t`Offer wanted by`;
  },
  get currency() {
    return t`Payment currency`;
  },
  get paymentTerms() {
    return t`Payment terms`;
  },
  get customerReference() {
    return t`Their reference`;
  },
});

const customerTexts = {
  address: (name: string) => t`Customer: ${name}, by an address of the company.`,
  contact: (name: string) => t`Customer: ${name}, by a contact person’s address.`,
  domain: (name: string) => t`Customer: ${name}, by the domain of the address alone: check it.`,
} as const;

/** A message and its lists, with what was read of them marked, and what a person has to decide. */
export function MailReading({ order }: { order: MailOrder }) {
  const { sources, lines, fields, customer } = order;
  return (
    <Card title={t`Read from the message`}>
      <Open lines={lines} sources={sources} />
      {customer === null ? null : (
        <HintNote>{customerTexts[customer.reason](customer.companyName)}</HintNote>
      )}
      {sources.map((source, index) => (
        <Source key={index} source={source} marks={marksOf(order, index)} />
      ))}
      {fields.length === 0 ? null : (
        <>
          <h3>{t`Fields`}</h3>
          <Notes aria-label={t`Fields that were read`}>
            {fields.map(({ field, value, words, row, source }) => (
              <li key={field}>
                {fieldLabels[field]}: {value}
                <small>{t`“${words}”, ${{ place: placeOf(sources[source], row) }}`}</small>
              </li>
            ))}
          </Notes>
        </>
      )}
    </Card>
  );
}

function Open({ lines, sources }: Pick<MailOrder, 'lines' | 'sources'>) {
  if (lines.length === 0) return <HintNote>{t`No lines of an order were found.`}</HintNote>;
  const open = lines
    .map((line, index) => ({ line, number: index + 1 }))
    .filter(({ line }) => line.question !== null || line.remark !== null || line.also.length > 0);
  if (open.length === 0) return null;
  return (
    <>
      <h3>{t`To be checked`}</h3>
      <Notes aria-label={t`Lines to be checked`}>
        {open.map(({ line, number }) => (
          <li key={number}>
            {t`Item ${number}: ${{ notes: notesOf(line) }}`}
            <small>
              {t`“${{ words: line.words }}”, ${{ place: placeOf(sources[line.source], line.row) }}`}
            </small>
          </li>
        ))}
      </Notes>
    </>
  );
}

function notesOf({ question, remark, also }: MailLine): string {
  return [
    question,
    remark === null ? null : t`Also said: “${remark}”.`,
    also.length === 0 ? null : t`The same stands in ${{ places: also.join('; ') }}.`,
  ]
    .filter((note) => note !== null)
    .join(' ');
}

interface SourceProps {
  source: MailSource;
  /** The words that were read, by row. */
  marks: ReadonlyMap<number, readonly string[]>;
}

function Source({ source: { name, rows, problem }, marks }: SourceProps) {
  const title = name ?? t({ message: 'Message', context: 'mail' });
  return (
    <section>
      <h3>{title}</h3>
      {problem === null ? null : <HintNote>{problem}</HintNote>}
      {rows.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keys
        <Rows aria-label={title} tabIndex={0}>
          {rows.map(({ place, text }, index) => (
            <li key={place}>
              <small>{place}</small>
              <span>{marked(text, marks.get(index) ?? [])}</span>
            </li>
          ))}
        </Rows>
      )}
    </section>
  );
}

function marksOf({ lines, fields }: MailOrder, source: number): SourceProps['marks'] {
  const marks = new Map<number, string[]>();
  for (const { source: from, row, words } of [...lines, ...fields]) {
    if (from !== source || row === null) continue;
    marks.set(row, [...(marks.get(row) ?? []), words]);
  }
  return marks;
}

/** The text with the first place of each of the words marked; words within others are marked with them. */
function marked(text: string, words: readonly string[]): ReactNode {
  const plain = text.replaceAll('\t', ' ');
  const ranges = words
    .map((one) => ({ from: plain.indexOf(one.replaceAll('\t', ' ')), length: one.length }))
    .filter(({ from }) => from !== -1)
    .toSorted((a, b) => a.from - b.from);
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, length } of ranges) {
    if (from < end) continue;
    parts.push(plain.slice(end, from), <mark key={from}>{plain.slice(from, from + length)}</mark>);
    end = from + length;
  }
  return [...parts, plain.slice(end)];
}

function placeOf(source: MailSource | undefined, row: number | null): string {
  const place = row === null ? t`the head of the message` : source?.rows[row]?.place;
  return [source?.name, place].filter(Boolean).join(', ');
}
