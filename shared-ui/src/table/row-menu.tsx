import { t } from '@lingui/core/macro';
import { Copy, History, MoreHorizontal, PanelRight, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  DropdownMenu,
  DropdownMenuItem,
  DropdownMenuSeparator,
} from '../parts/dropdown-menu/dropdown-menu';
import { IconButton } from '../parts/icon-button/icon-button';
import type { AnyResource, RowOf } from '../resource/resource-types';
import { EditOrOpen } from './edit-or-open';
import type { SteadyActions } from './use-steady-actions';

interface RowMenuProps<R extends AnyResource> {
  row: RowOf<R>;
  /** The record's name, which tells the menus of a list apart. */
  name: string;
  actions: SteadyActions<R>;
  /** The screen's own items. */
  children?: ReactNode;
}

/** The menu at the end of a row. */
export function RowMenu<R extends AnyResource>(props: RowMenuProps<R>) {
  const { row, name, actions, children } = props;
  const { isReadOnly, onEdit, onPeek, onDuplicate, onHistory, onRemove } = actions;
  return (
    <DropdownMenu
      isModal={false}
      trigger={
        <IconButton label={t`Actions for ${name}`} size="sm">
          <MoreHorizontal />
        </IconButton>
      }
    >
      {onEdit === undefined ? null : (
        <DropdownMenuItem onSelect={() => onEdit(row)}>
          <EditOrOpen mayEdit={!isReadOnly} />
        </DropdownMenuItem>
      )}
      {onPeek === undefined ? null : (
        <DropdownMenuItem onSelect={() => onPeek(row)}>
          <PanelRight /> {t`Peek`}
        </DropdownMenuItem>
      )}
      {onDuplicate === undefined ? null : (
        <DropdownMenuItem onSelect={() => onDuplicate(row)}>
          <Copy /> {t`Duplicate`}
        </DropdownMenuItem>
      )}
      {onHistory === undefined ? null : (
        <DropdownMenuItem onSelect={() => onHistory(row)}>
          <History /> {t`History`}
        </DropdownMenuItem>
      )}
      {children}
      {onRemove === undefined ? null : (
        <>
          <DropdownMenuSeparator />
          <DropdownMenuItem isDestructive onSelect={() => onRemove(row)}>
            <Trash2 /> {t`Delete`}
          </DropdownMenuItem>
        </>
      )}
    </DropdownMenu>
  );
}
