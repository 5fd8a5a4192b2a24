import { t } from '@lingui/core/macro';
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
  {
    value: all,
    get label() {
      return t`All kinds`;
    },
  },
  {
    value: FileKind.enum.image,
    get label() {
      return t`Pictures`;
    },
  },
  {
    value: FileKind.enum.document,
    get label() {
      return t`Documents`;
    },
  },
];
const audiences = [
  {
    value: all,
    get label() {
      return t`For anyone`;
    },
  },
  {
    value: FileAudience.enum.everyone,
    get label() {
      return t`For the website`;
    },
  },
  {
    value: FileAudience.enum.staff,
    get label() {
      return t`For staff only`;
    },
  },
];
const uses = [
  {
    value: all,
    get label() {
      return t`Used or not`;
    },
  },
  {
    value: 'false',
    get label() {
      return t`In use`;
    },
  },
  {
    value: 'true',
    get label() {
      return t`Unused`;
    },
  },
];
const sorts = [
  {
    value: latestFirst,
    get label() {
      return t`Newest first`;
    },
  },
  {
    value: 'createdAt',
    get label() {
      return t`Oldest first`;
    },
  },
  {
    value: 'originalName',
    get label() {
      return t`Name A–Z`;
    },
  },
  {
    value: '-originalName',
    get label() {
      return t`Name Z–A`;
    },
  },
  {
    value: '-size',
    get label() {
      return t`Largest first`;
    },
  },
  {
    value: 'size',
    get label() {
      return t`Smallest first`;
    },
  },
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
        label={t`Search files`}
        value={state.search}
        onSearch={(text) => change({ search: text }, { replace: true })}
        inputRef={search}
      />
      <Select
        aria-label={t`Kind`}
        options={kinds}
        value={state.kind ?? all}
        onValueChange={(kind) => change({ kind: chosen(kind) })}
      />
      <Select
        aria-label={t`Audience`}
        options={audiences}
        value={state.audience ?? all}
        onValueChange={(audience) => change({ audience: chosen(audience) })}
      />
      <Select
        aria-label={t`Use`}
        options={uses}
        value={state.unused === undefined ? all : String(state.unused)}
        onValueChange={(unused) => change({ unused: chosen(unused) })}
      />
      <Select
        aria-label={t`Order`}
        options={sorts}
        value={state.sort}
        onValueChange={(sort) => change({ sort: sort === latestFirst ? undefined : sort })}
      />
    </Bar>
  );
}
