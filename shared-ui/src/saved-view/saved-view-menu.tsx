import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import type { ColumnLayout } from 'contract/staff';
import { Bookmark, ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { Badge } from '../parts/badge/badge';
import { Button } from '../parts/button/button';
import { DropdownMenu } from '../parts/dropdown-menu/dropdown-menu';
import { currentQuery } from '../resource/list-state';
import type { AnyResource } from '../resource/resource-types';
import type { ResourceList } from '../resource/use-resource-list';
import { useIsNarrow } from '../hooks/use-is-narrow';
import { token } from '../tokens/token';
import type { SavedViews, View } from './use-saved-views';
import { useViewActions } from './use-view-actions';
import { ViewItems } from './view-items';
import { lazyPart } from '../parts/part-boundary/lazy-part';

const ViewDialog = lazyPart(
  () => t`The view`,
  async () => (await import('./view-dialog')).ViewDialog,
);

const Name = styled.span`
  max-width: 9rem;
  overflow: hidden;
  text-overflow: ellipsis;
`;

const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  border-radius: ${token.radius.full};
  background: ${token.color.brand};
`;

/** The columns of the list's table. */
interface ShownColumns {
  readonly table: { getVisibleLeafColumns: () => readonly { readonly id: string }[] };
  readonly layout: readonly ColumnLayout[];
  readonly resetColumns: () => void;
}

interface SavedViewMenuProps<R extends AnyResource> {
  list: ResourceList<R>;
  data: ShownColumns;
  views: SavedViews;
}

/**
 * A list's saved views: opens one, saves the current state, and renames, shares, updates and deletes the user's own.
 */
export function SavedViewMenu<R extends AnyResource>({ list, data, views }: SavedViewMenuProps<R>) {
  const { resource } = list;
  const { current, query } = views;
  const [edited, setEdited] = useState<View | 'new'>();
  const columns = data.table.getVisibleLeafColumns().map(({ id }) => id);
  const { resetColumns } = data;
  const layout = [...data.layout];
  const actions = useViewActions({ list, query, columns, layout, resetColumns });
  const isChanged =
    current !== undefined &&
    (currentQuery(resource, current.query) !== query ||
      !hasSameColumns(current, { columns, layout }));

  return (
    <>
      <DropdownMenu
        align="start"
        isModal={false}
        onOpenChange={(isOpen) => {
          if (isOpen) views.ask();
        }}
        trigger={<Trigger current={current} isChanged={isChanged} />}
      >
        <ViewItems
          views={views}
          actions={actions}
          isChanged={isChanged}
          allLabel={t`All ${{ many: words(resource.label.many) }}`}
          onSave={() => setEdited('new')}
          onRename={setEdited}
        />
      </DropdownMenu>
      {edited === undefined ? null : (
        <Suspense>
          <ViewDialog
            view={edited}
            start={{ resource: resource.name, query, columns, layout }}
            onClose={() => setEdited(undefined)}
            onSaved={({ _id }) => {
              setEdited(undefined);
              if (edited === 'new') list.change({ view: _id, page: list.state.page });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

interface TriggerProps {
  current: View | undefined;
  isChanged: boolean;
}

/** Radix passes the trigger's props to its one child. */
function Trigger({ current, isChanged, ...rest }: TriggerProps) {
  const isNarrow = useIsNarrow();
  const label = current === undefined ? t`Views` : t`View: ${{ name: current.name }}`;
  return (
    <Button variant="outline" aria-label={isChanged ? t`${label}, changed` : label} {...rest}>
      <Bookmark fill={current === undefined ? 'none' : 'currentColor'} />
      {isNarrow ? (
        isChanged && <Dot />
      ) : (
        <>
          <Name>{current?.name ?? t`Views`}</Name>
          {isChanged ? <Badge>{t`changed`}</Badge> : null}
          <ChevronDown />
        </>
      )}
    </Button>
  );
}

type StoredColumns = Pick<View, 'columns' | 'layout'>;

/** A view without columns does not change them. */
function hasSameColumns(stored: StoredColumns, shown: StoredColumns) {
  if (stored.columns.length === 0) return true;
  const text = ({ columns, layout }: StoredColumns) => JSON.stringify([columns, layout]);
  return text(stored) === text(shown);
}
