import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import { type ComponentType, useRef } from 'react';
import styled from 'styled-components';
import { Button } from '../parts/button/button';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { breakpoint, token } from '../tokens/token';
import { ActiveFilters } from './active-filters';
import { SearchBox } from '../parts/search-box/search-box';
import { useIsNarrow } from '../hooks/use-is-narrow';
import { useResourceAccess } from '../resource/use-resource-access';
import { useListKeys } from './use-list-keys';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[4]};

  & > button:last-child {
    margin-inline-start: auto;
  }
  @media (width < ${breakpoint.compact}) {
    & > :first-child {
      flex-basis: 100%;
    }
  }
`;

export interface ListBarProps<R extends AnyResource> {
  list: ResourceList<R>;
  Filters: ComponentType<{ list: ResourceList<R> }>;
  onNew: () => void;
}

/**
 * Search, filters and New above a list that is not a table: a board, cards. It has the keyboard shortcuts of a table.
 */
export function ListBar<R extends AnyResource>({ list, Filters, onNew }: ListBarProps<R>) {
  const search = useRef<HTMLInputElement>(null);
  const [one, many] = [words(list.resource.label.one), words(list.resource.label.many)];
  const { mayEdit } = useResourceAccess(list.resource);
  const isNarrow = useIsNarrow();
  useListKeys({
    onSearch: () => search.current?.focus(),
    onNew: mayEdit ? onNew : undefined,
  });
  return (
    <>
      <Line>
        <SearchBox
          label={t`Search ${many}`}
          value={list.state.search}
          onSearch={(text) => list.change({ search: text }, { replace: true })}
          inputRef={search}
        />
        <Filters list={list} />
        {mayEdit ? (
          <Button onClick={onNew} aria-keyshortcuts="n" aria-label={t`New ${one}`}>
            <Plus /> {isNarrow ? t`New` : t`New ${one}`}
          </Button>
        ) : null}
      </Line>
      <ActiveFilters list={list} Filters={Filters} narrowedTo={undefined} />
    </>
  );
}
