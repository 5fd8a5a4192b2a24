import { t } from '@lingui/core/macro';
import { Check, Pencil, RotateCcw, Save, Trash2, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import {
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
} from '../parts/dropdown-menu/dropdown-menu';
import { Spinner } from '../parts/spinner/spinner';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { token } from '../tokens/token';
import type { SavedViews, View } from './use-saved-views';
import type { ViewActions } from './use-view-actions';

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  padding: ${token.space[1]} ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

interface ViewItemsProps {
  views: SavedViews;
  actions: ViewActions;
  isChanged: boolean;
  /** The label of the list without a view: "All chemicals". */
  allLabel: string;
  onSave: () => void;
  onRename: (view: View) => void;
}

/** The items of the menu of saved views. */
export function ViewItems({ views, actions, allLabel, onSave, ...current }: ViewItemsProps) {
  const { own, shared, isLoading, error } = views;
  const mark = (view: View | undefined) => view?._id === views.current?._id;
  const item = (view: View) => (
    <ViewItem key={view._id} isCurrent={mark(view)} onSelect={() => actions.open(view)}>
      {view.name}
      {view.isShared ? <Users aria-label={t`shared`} /> : null}
    </ViewItem>
  );
  return (
    <>
      <ViewItem isCurrent={mark(undefined)} onSelect={actions.leave}>
        {allLabel}
      </ViewItem>
      {isLoading ? (
        <Note>
          <Spinner label={t`Loading the saved views`} size={14} />
        </Note>
      ) : null}
      {error === null ? null : <Note role="alert">{messageOf(error)}</Note>}
      {own.length === 0 ? null : <DropdownMenuLabel>{t`My views`}</DropdownMenuLabel>}
      {own.map(item)}
      {shared.length === 0 ? null : <DropdownMenuLabel>{t`Shared by others`}</DropdownMenuLabel>}
      {shared.map(item)}
      <DropdownMenuSeparator />
      <DropdownMenuItem onSelect={onSave}>
        <Save /> {t`Save this view…`}
      </DropdownMenuItem>
      <CurrentItems views={views} actions={actions} {...current} />
    </>
  );
}

type CurrentItemsProps = Pick<ViewItemsProps, 'views' | 'actions' | 'isChanged' | 'onRename'>;

/** Actions on the current view: only its owner can change it. */
function CurrentItems({ views, actions, isChanged, onRename }: CurrentItemsProps) {
  const { current, isOwn } = views;
  if (current === undefined) return null;
  return (
    <>
      <DropdownMenuSeparator />
      <DropdownMenuLabel>{current.name}</DropdownMenuLabel>
      {isChanged ? (
        <DropdownMenuItem onSelect={() => actions.open(current)}>
          <RotateCcw /> {t`Back to the view as saved`}
        </DropdownMenuItem>
      ) : null}
      {isChanged && isOwn(current) ? (
        <DropdownMenuItem onSelect={() => actions.update(current)}>
          <Save /> {t`Update to what is shown`}
        </DropdownMenuItem>
      ) : null}
      {isOwn(current) ? (
        <>
          <DropdownMenuItem onSelect={() => onRename(current)}>
            <Pencil /> {t`Rename or share…`}
          </DropdownMenuItem>
          <DropdownMenuItem isDestructive onSelect={() => actions.remove(current)}>
            <Trash2 /> {t`Delete the view`}
          </DropdownMenuItem>
        </>
      ) : null}
    </>
  );
}

interface ViewItemProps {
  isCurrent: boolean;
  onSelect: () => void;
  children: ReactNode;
}

function ViewItem({ isCurrent, onSelect, children }: ViewItemProps) {
  return (
    <DropdownMenuItem onSelect={onSelect} {...(isCurrent && { 'aria-current': true })}>
      <Check aria-hidden="true" visibility={isCurrent ? 'visible' : 'hidden'} />
      <Words>{children}</Words>
      {isCurrent ? <VisuallyHidden>{t`(in sight)`}</VisuallyHidden> : null}
    </DropdownMenuItem>
  );
}
