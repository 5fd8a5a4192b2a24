import { t } from '@lingui/core/macro';
import { recordEndpoints } from 'contract/record';
import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { useApi } from '../client/api-provider';
import { EmptyState } from '../parts/empty-state/empty-state';
import { LongList } from '../resource/long-list';
import { resourceKeys } from '../client/resource-keys';
import type { AnyResource } from '../resource/resource-types';
import { useLongList } from '../resource/use-long-list';
import { SearchBox } from '../parts/search-box/search-box';
import { token } from '../tokens/token';
import { TrashItem } from './trash-item';

const Page = styled.div`
  display: grid;
  gap: ${token.space[3]};
  padding-top: ${token.space[1]};
`;

interface TrashListProps {
  resource: AnyResource;
}

/** The records in the trash, latest first, searchable by name. */
export function TrashList({ resource }: TrashListProps) {
  const api = useApi();
  const [search, setSearch] = useState('');
  const searchBox = useRef<HTMLInputElement>(null);
  const items = useRef<HTMLOListElement>(null);
  const list = useLongList(resourceKeys.trash(resource, search), (page, signal) => {
    const query = { resource: resource.name, page, ...(search !== '' && { search }) };
    return api.call(recordEndpoints.trash, { query, signal });
  });

  /** The focused row will be removed: focuses its neighbour, or the search if there is none. */
  function focusBeside(place: number) {
    const buttons = [...(items.current?.querySelectorAll('button') ?? [])];
    (buttons[place + 1] ?? buttons[place - 1] ?? searchBox.current)?.focus();
  }
  return (
    <Page>
      <SearchBox
        label={t`Search the trash`}
        value={search}
        onSearch={setSearch}
        inputRef={searchBox}
      />
      <LongList
        list={list}
        what={t`the trash`}
        itemsRef={items}
        empty={<NothingInTrash isSearched={search !== ''} />}
      >
        {list.items.map((record, place) => (
          <TrashItem
            key={record._id}
            resource={resource}
            record={record}
            onRestored={() => focusBeside(place)}
          />
        ))}
      </LongList>
    </Page>
  );
}

function NothingInTrash({ isSearched }: { isSearched: boolean }) {
  return isSearched ? (
    <EmptyState
      title={t`Nothing found`}
    >{t`No deleted record has these words in its name.`}</EmptyState>
  ) : (
    <EmptyState title={t`The trash is empty`} icon={<Trash2 />} />
  );
}
