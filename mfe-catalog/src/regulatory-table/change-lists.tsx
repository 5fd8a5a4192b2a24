import { t } from '@lingui/core/macro';
import { type RegulatoryImport, regulationEndpoints as endpoints } from 'contract/regulation';
import { Link } from 'react-router-dom';
import { token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { LongList, useLongList } from 'shared-ui/resource';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { editChemicalHref } from '../routes';
import { ChangedEntry } from './changed-entry';
import { importsKey } from './use-regulatory-tables';

const Item = styled.li`
  padding-block: ${token.space[3]};
  border-bottom: 1px solid ${token.color.border};
  overflow-wrap: anywhere;

  & > a {
    font-weight: ${token.weight.medium};
  }
  & > small {
    margin-inline-start: ${token.space[2]};
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

interface ListProps {
  id: RegulatoryImport['_id'];
}

/** The chemicals whose entry changes, each with what changes. */
export function AffectedList({ id }: ListProps) {
  const list = useAffected(id);
  return (
    <LongList
      list={list}
      what={t`your chemicals`}
      empty={t`No entry of your chemicals changes`}
      moreLabel={t`More chemicals`}
    >
      {list.items.map(({ _id, name, casNumber, ecNumber, unNumber, changes }) => (
        <Item key={_id}>
          <Link to={editChemicalHref(_id)}>{name}</Link>
          <small>{[casNumber ?? ecNumber, unNumber].filter(Boolean).join(', ')}</small>
          {changes.map((change) => (
            <ChangedEntry key={change.reference} change={change} />
          ))}
        </Item>
      ))}
    </LongList>
  );
}

export function useAffected(id: string) {
  const api = useApi();
  return useLongList([...importsKey, id, 'affected'], (page, signal) =>
    api.call(endpoints.affected, { id, query: { page }, signal }),
  );
}

/** Every entry that changes. */
export function ChangeList({ id }: ListProps) {
  const api = useApi();
  const list = useLongList([...importsKey, id, 'changes'], (page, signal) =>
    api.call(endpoints.changes, { id, query: { page }, signal }),
  );
  return (
    <LongList
      list={list}
      what={t`the entries`}
      empty={t`No entry changes`}
      moreLabel={t`More entries`}
    >
      {list.items.map((change) => (
        <Item key={change.reference}>
          <ChangedEntry change={change} />
        </Item>
      ))}
    </LongList>
  );
}

/** Rows with cells that the reader leaves alone; of a workbook each cell with its place and the reason. */
export function UnreadList({ unread, unreadCells, unreadCount }: RegulatoryImport) {
  if (unreadCells.length > 0) {
    return (
      <>
        <p>
          {unreadCount > unreadCells.length
            ? t`No value is taken from these cells; everything else of the workbook counts. The first ${{ shown: numberText(unreadCells.length) }} of ${{ all: numberText(unreadCount) }} cells.`
            : t`No value is taken from these cells; everything else of the workbook counts.`}
        </p>
        <ul>
          {unreadCells.map(({ row, column, reference, text, reason }, place) => (
            <Item key={place}>
              <strong>{t`Row ${row}, column ${column}`}</strong>
              {reference === '' ? '' : `, ${reference}`}: {t`“${text}”`}. {reason}.
            </Item>
          ))}
        </ul>
      </>
    );
  }
  return (
    <>
      <p>
        {unreadCount > unread.length
          ? t`These cells are shown with the entry as written, and no value is taken from them. The first ${{ shown: numberText(unread.length) }} of ${{ all: numberText(unreadCount) }} rows.`
          : t`These cells are shown with the entry as written, and no value is taken from them.`}
      </p>
      <ul>
        {unread.map(({ reference, cells }) => (
          <li key={reference}>
            {reference}: {cells.join('; ')}
          </li>
        ))}
      </ul>
    </>
  );
}
