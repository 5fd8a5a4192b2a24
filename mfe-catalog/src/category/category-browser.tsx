import { t } from '@lingui/core/macro';
import { categories, type Category } from 'contract/catalog';
import { ChevronsDownUp, ChevronsUpDown, Plus, SearchX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { breakpoint, Button, EmptyState, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { HistorySheet } from 'shared-ui/history';
import { useResourceAccess } from 'shared-ui/resource';
import { SearchBox, useListKeys } from 'shared-ui/table';
import styled from 'styled-components';
import { categoryFormHref } from '../routes';
import { levelResources } from './category-levels';
import { type CategoryNode, nodesOf } from './category-nodes';
import type { RowAction } from './category-row-menu';
import { CategoryTree } from './category-tree';
import { MoveDialog } from './move-dialog';
import { useCategoryRemove } from './use-category-remove';
import { useSpokenMoves } from './use-spoken-moves';
import { useTreeView } from './use-tree-view';

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};

  @media (width < ${breakpoint.compact}) {
    & > :first-child {
      flex-basis: 100%;
      max-width: none;
    }
    & > :last-child {
      flex: 1;
    }
  }
`;

const Space = styled.span`
  flex: 1 0 0;

  @media (width < ${breakpoint.compact}) {
    display: none;
  }
`;

interface CategoryBrowserProps {
  tree: readonly Category[];
}

/** The tree with its search and what its rows open. */
export function CategoryBrowser({ tree }: CategoryBrowserProps) {
  const nodes = useMemo(() => nodesOf(tree), [tree]);
  const view = useTreeView(nodes);
  const moves = useSpokenMoves(nodes);
  const remove = useCategoryRemove();
  const [opened, setOpened] = useState<{ panel: 'move-to' | 'history'; node: CategoryNode }>();
  const close = () => setOpened(undefined);

  function act(action: Exclude<RowAction, 'move-up' | 'move-down'>, node: CategoryNode) {
    if (action === 'remove') void remove(node);
    else setOpened({ panel: action, node });
  }
  return (
    <section aria-label={t`Categories`}>
      <TreeToolbar view={view} />
      {view.visible.length === 0 ? (
        <NothingFound onClear={() => view.changeSearch('')} />
      ) : (
        <CategoryTree
          nodes={nodes}
          view={view}
          onAct={act}
          onMove={moves.move}
          said={moves.said}
          say={moves.say}
        />
      )}
      {opened?.panel === 'move-to' ? (
        <MoveDialog
          nodes={nodes}
          node={opened.node}
          onCancel={close}
          onMove={(place) => {
            close();
            moves.move(opened.node, place);
          }}
        />
      ) : null}
      <HistorySheet
        resource={levelResources[opened?.node.level ?? 'category']}
        id={opened?.node.id ?? ''}
        open={opened?.panel === 'history'}
        onOpenChange={close}
      />
    </section>
  );
}

function TreeToolbar({ view }: { view: ReturnType<typeof useTreeView> }) {
  const navigate = useNavigate();
  const search = useRef<HTMLInputElement>(null);
  const { mayEdit } = useResourceAccess(categories);
  const add = () => void navigate(categoryFormHref());
  useListKeys({
    onSearch: () => search.current?.focus(),
    onNew: mayEdit ? add : undefined,
  });
  return (
    <Toolbar>
      <SearchBox
        label={t`Search categories`}
        value={view.search}
        onSearch={view.changeSearch}
        inputRef={search}
      />
      <Space />
      <Button variant="ghost" onClick={view.expandAll}>
        <ChevronsUpDown /> {t`Open all`}
      </Button>
      <Button variant="ghost" onClick={view.collapseAll}>
        <ChevronsDownUp /> {t`Close all`}
      </Button>
      <Permitted to={categories.endpoints.add}>
        <Button asChild>
          <Link to={categoryFormHref()} aria-keyshortcuts="n">
            <Plus /> {t`New category`}
          </Link>
        </Button>
      </Permitted>
    </Toolbar>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      title={t`Nothing found`}
      icon={<SearchX />}
      action={
        <Button variant="outline" onClick={onClear}>
          {t`Clear search`}
        </Button>
      }
    >
      {t`No category on any level has this in its name.`}
    </EmptyState>
  );
}
