import { t } from '@lingui/core/macro';
import type { ImportRow } from 'contract/transfer';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { valueText } from '../form/value-text';
import { Badge } from '../parts/badge/badge';
import { busyList, focusRing } from '../tokens/mixins';
import { breakpoint, token } from '../tokens/token';
import { LongText } from './long-text';

/** The rows of one page. */
export const RowList = styled.ol`
  padding: 0;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  list-style: none;
  ${busyList}

  & > li {
    display: grid;
    grid-template-columns: 4.5rem minmax(0, 1fr) minmax(0, 2fr);
    gap: ${token.space[1]} ${token.space[4]};
    padding: ${token.space[2]} ${token.space[4]};
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  @media (width < ${breakpoint.mobile}) {
    & > li {
      grid-template-columns: auto minmax(0, 1fr);
    }
    & > li > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

const RowNumber = styled.span`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
  font-variant-numeric: tabular-nums;
  line-height: 1.6;
`;

const Title = styled.div`
  min-width: 0;
  font-weight: ${token.weight.medium};
  overflow-wrap: anywhere;

  & > a {
    color: ${token.color.text};
    ${focusRing}
  }
`;

const Changes = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.125rem ${token.space[4]};
  min-width: 0;
  font-size: ${token.text.sm};
  line-height: 1.6;
  overflow-wrap: anywhere;

  & > div {
    min-width: 0;
  }
  & dt {
    display: inline;
    margin-inline-end: ${token.space[1]};
    color: ${token.color.textMuted};
  }
  & dd {
    display: inline;
  }
  & dd > span,
  & del {
    color: ${token.color.textMuted};
  }
  & ins {
    text-decoration: none;
    font-weight: ${token.weight.medium};
  }
`;

const Reasons = styled.ul<{ $isWrong: boolean }>`
  min-width: 0;
  padding: 0;
  color: ${({ $isWrong }) => ($isWrong ? token.color.dangerText : token.color.onWarningSoft)};
  font-size: ${token.text.sm};
  line-height: 1.6;
  list-style: none;
  overflow-wrap: anywhere;
`;

interface ImportRowItemProps {
  row: ImportRow;
  /** Labels by field name. */
  labels: ReadonlyMap<string, string>;
  hrefOf: ((id: string) => string) | undefined;
}

/** A row: its position in the file, its record, and its changes or errors. */
export function ImportRowItem({ row, labels, hrefOf }: ImportRowItemProps) {
  const { recordId, title, errors } = row;
  // A new record's title is already shown before its fields.
  const changes = row.changes.filter(({ to }) => row.verdict !== 'new' || to !== title);
  const name = title === '' ? t`Without a name` : title;
  const isLinked = recordId !== null && hrefOf !== undefined;
  return (
    <li>
      <RowNumber>{t`Row ${{ number: row.number }}`}</RowNumber>
      <Title>
        {isLinked ? <Link to={hrefOf(recordId)}>{name}</Link> : name}{' '}
        {row.isWritten ? <Badge tone="success">{t`Imported`}</Badge> : null}
      </Title>
      <div>
        {errors.length === 0 ? null : (
          <Reasons $isWrong={row.verdict === 'wrong'}>
            {errors.map(({ path, message }) => (
              <li key={`${path} ${message}`}>
                <LongText text={reasonText(path, message, labels)} longest={240} />
              </li>
            ))}
          </Reasons>
        )}
        {row.verdict === 'wrong' ? null : (
          <Changes>
            {inOrder(changes, labels).map(({ field, from, to }) => (
              <div key={field}>
                <dt>{labels.get(field) ?? field}</dt>
                <dd>
                  {row.verdict === 'changed' ? <Before value={from} /> : null}
                  <ins>
                    <LongText text={textOf(to)} />
                  </ins>
                </dd>
              </div>
            ))}
          </Changes>
        )}
      </div>
    </li>
  );
}

/** In the order of the resource's fields; unknown ones come last. */
function inOrder(changes: ImportRow['changes'], labels: ReadonlyMap<string, string>) {
  const order = [...labels.keys()];
  const rank = (field: string) => (labels.has(field) ? order.indexOf(field) : order.length);
  return changes.toSorted((one, other) => rank(one.field) - rank(other.field));
}

function reasonText(path: string, message: string, labels: ReadonlyMap<string, string>) {
  const label = labels.get(path) ?? labels.get(path.split('.', 1)[0] ?? path);
  return label === undefined ? message : `${label}: ${message}`;
}

/** A field's previous value, struck out unless it was empty. */
function Before({ value }: { value: unknown }) {
  const text = textOf(value);
  if (value === null) return <span>{text} → </span>;
  return (
    <>
      <del>
        <LongText text={text} />
      </del>
      {' → '}
    </>
  );
}

/** Values are texts of the file's cells: in full, unlike in a history. */
function textOf(value: unknown) {
  return typeof value === 'string' && value !== '' ? value : valueText(value);
}
