import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { Plus } from 'lucide-react';
import type { ComponentType, ReactNode, RefObject } from 'react';
import styled from 'styled-components';
import { Button } from '../parts/button/button';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { SavedViewMenu } from '../saved-view/saved-view-menu';
import type { SavedViews } from '../saved-view/use-saved-views';
import { token } from '../tokens/token';
import { ViewOptions } from './view-options';
import { MoreMenu } from './more-menu';
import { SearchBox } from '../parts/search-box/search-box';
import type { DataTable } from './use-data-table';
import { useIsNarrow } from '../hooks/use-is-narrow';
import type { Suggestions } from '../parts/search-box/use-suggestions';

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};

  /* A filter's select fills a form's column, but not a toolbar. */
  & > [role='combobox'] {
    width: auto;
  }
`;

/** The search and the controls that stay beside it on a phone. */
const Line = styled.div`
  display: flex;
  flex: 1 1 24rem;
  gap: ${token.space[2]};
  min-width: 0;
  max-width: 40rem;
`;

const Space = styled.span`
  flex: 1 0 0;
`;

interface TableToolbarProps<R extends AnyResource> {
  list: ResourceList<R>;
  data: DataTable<R>;
  views: SavedViews;
  /** Whether the list has search, filters and columns. */
  hasTools: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  /** Goes from the search to the rows. */
  onLeaveSearch: () => void;
  onNew: (() => void) | undefined;
  onImport: (() => void) | undefined;
  Filters: ComponentType<{ list: ResourceList<R> }> | undefined;
  suggestions: Suggestions | undefined;
}

/** Above the rows: search, views, filters, columns; then a menu with the rest, and New. */
export function TableToolbar<R extends AnyResource>(props: TableToolbarProps<R>) {
  const { list, data, hasTools, onNew, onImport, Filters } = props;
  const { label } = list.resource;
  const isNarrow = useIsNarrow();
  const more = <MoreMenu list={list} onImport={onImport} />;
  return (
    <Toolbar>
      {hasTools ? <SearchLine {...props}>{isNarrow ? more : null}</SearchLine> : null}
      {hasTools && Filters !== undefined ? <Filters list={list} /> : null}
      <Space />
      {hasTools && !isNarrow ? <ViewOptions list={list} data={data} /> : null}
      {hasTools && isNarrow ? null : more}
      {onNew === undefined ? null : (
        <Button
          onClick={onNew}
          aria-keyshortcuts="n"
          aria-label={t`New ${{ one: words(label.one) }}`}
        >
          <Plus /> {isNarrow ? t`New` : t`New ${{ one: words(label.one) }}`}
        </Button>
      )}
    </Toolbar>
  );
}

interface SearchLineProps<R extends AnyResource> extends TableToolbarProps<R> {
  children: ReactNode;
}

function SearchLine<R extends AnyResource>(props: SearchLineProps<R>) {
  const { list, data, views, searchRef, onLeaveSearch, suggestions, children } = props;
  return (
    <Line>
      <SearchBox
        label={t`Search ${{ many: words(list.resource.label.many) }}`}
        value={list.state.search}
        onSearch={(text) => list.change({ search: text }, { replace: true })}
        inputRef={searchRef}
        onLeave={onLeaveSearch}
        suggestions={suggestions}
      />
      <SavedViewMenu list={list} data={data} views={views} />
      {children}
    </Line>
  );
}
