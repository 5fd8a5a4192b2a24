import { FileAudience, FileKind } from 'contract/file';
import { useRef } from 'react';
import { breakpoint, Select, token } from 'shared-ui';
import { SearchBox, useListKeys } from 'shared-ui/table';
import styled from 'styled-components';
import { latestFirst, type MediaAddress } from './media-address';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-block: ${token.space[4]} ${token.space[3]};

  & > [role='search'] {
    flex: 1 1 16rem;
  }
  & > [role='combobox'] {
    flex: 0 1 auto;
    width: auto;
    min-width: min(8.5rem, 50% - ${token.space[2]});
  }
  @media (width < ${breakpoint.compact}) {
    & > [role='combobox'] {
      flex-grow: 1;
    }
  }
`;

const all = '*';

const kinds = [
  { value: all, label: 'All kinds' },
  { value: FileKind.enum.image, label: 'Pictures' },
  { value: FileKind.enum.document, label: 'Documents' },
];
const audiences = [
  { value: all, label: 'For anyone' },
  { value: FileAudience.enum.everyone, label: 'For the website' },
  { value: FileAudience.enum.staff, label: 'For staff only' },
];
const uses = [
  { value: all, label: 'Used or not' },
  { value: 'false', label: 'In use' },
  { value: 'true', label: 'Unused' },
];
const sorts = [
  { value: latestFirst, label: 'Newest first' },
  { value: 'createdAt', label: 'Oldest first' },
  { value: 'originalName', label: 'Name A–Z' },
  { value: '-originalName', label: 'Name Z–A' },
  { value: '-size', label: 'Largest first' },
  { value: 'size', label: 'Smallest first' },
];

interface MediaToolbarProps {
  address: MediaAddress;
}

/** The library's search, filters and sort order. */
export function MediaToolbar({ address }: MediaToolbarProps) {
  const search = useRef<HTMLInputElement>(null);
  useListKeys({ onSearch: () => search.current?.focus(), onNew: undefined });
  const { state, change } = address;
  const chosen = (value: string) => (value === all ? undefined : value);
  return (
    <Bar>
      <SearchBox
        label="Search files"
        value={state.search}
        onSearch={(text) => change({ search: text }, { replace: true })}
        inputRef={search}
      />
      <Select
        aria-label="Kind"
        options={kinds}
        value={state.kind ?? all}
        onValueChange={(kind) => change({ kind: chosen(kind) })}
      />
      <Select
        aria-label="Audience"
        options={audiences}
        value={state.audience ?? all}
        onValueChange={(audience) => change({ audience: chosen(audience) })}
      />
      <Select
        aria-label="Use"
        options={uses}
        value={state.unused === undefined ? all : String(state.unused)}
        onValueChange={(unused) => change({ unused: chosen(unused) })}
      />
      <Select
        aria-label="Order"
        options={sorts}
        value={state.sort}
        onValueChange={(sort) => change({ sort: sort === latestFirst ? undefined : sort })}
      />
    </Bar>
  );
}
