import { t } from '@lingui/core/macro';
import { menuItemEndpoints, menuItems, menuLevels } from 'contract/content';
import {
  ArrowDown,
  ArrowUp,
  CornerDownRight,
  ExternalLink,
  History,
  IndentDecrease,
  IndentIncrease,
  MoreHorizontal,
  Trash2,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator, IconButton } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { useResourceAccess } from 'shared-ui/resource';
import { EditOrOpen } from 'shared-ui/table';
import { editMenuItemHref, menuFormHref } from '../routes';
import type { MenuNode } from './menu-nodes';
import { type TreePosition, placeInward, placeOutward } from './menu-places';

export interface MenuRowMenuProps {
  nodes: readonly MenuNode[];
  node: MenuNode;
  onMove: (node: MenuNode, place: TreePosition) => void;
  onHistory: (node: MenuNode) => void;
  onRemove: (node: MenuNode) => void;
}

/** The dropdown menu of a row. */
export function MenuRowMenu(props: MenuRowMenuProps) {
  const { node, onHistory, onRemove } = props;
  const { _id, title, path, depth } = node;
  const { mayEdit } = useResourceAccess(menuItems);
  return (
    <DropdownMenu
      trigger={
        <IconButton label={t`Actions for ${title}`} size="sm">
          <MoreHorizontal />
        </IconButton>
      }
    >
      <DropdownMenuItem asChild>
        <Link to={editMenuItemHref(_id)}>
          <EditOrOpen mayEdit={mayEdit} />
        </Link>
      </DropdownMenuItem>
      {mayEdit && depth + 1 < menuLevels ? (
        <DropdownMenuItem asChild>
          <Link to={menuFormHref({ parentId: _id })}>
            <CornerDownRight /> {t`Add one below`}
          </Link>
        </DropdownMenuItem>
      ) : null}
      <DropdownMenuItem asChild>
        <a href={path} target="_blank" rel="noreferrer">
          <ExternalLink /> {t`Open its page`}
        </a>
      </DropdownMenuItem>
      <DropdownMenuSeparator />
      <Permitted to={menuItemEndpoints.reorder}>
        <MoveItems {...props} />
        <DropdownMenuSeparator />
      </Permitted>
      <DropdownMenuItem onSelect={() => onHistory(node)}>
        <History /> {t`History`}
      </DropdownMenuItem>
      <Permitted to={menuItems.endpoints.remove}>
        <DropdownMenuItem isDestructive onSelect={() => onRemove(node)}>
          <Trash2 /> {t`Delete`}
        </DropdownMenuItem>
      </Permitted>
    </DropdownMenu>
  );
}

function MoveItems({ nodes, node, onMove }: MenuRowMenuProps) {
  const { parentId, index, siblingCount } = node;
  const inward = placeInward(nodes, node);
  const outward = placeOutward(nodes, node);
  return (
    <>
      <DropdownMenuItem
        disabled={index === 0}
        onSelect={() => onMove(node, { parentId, index: index - 1 })}
      >
        <ArrowUp /> {t`Move up`}
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={index === siblingCount - 1}
        onSelect={() => onMove(node, { parentId, index: index + 1 })}
      >
        <ArrowDown /> {t`Move down`}
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={inward === undefined}
        onSelect={() => inward && onMove(node, inward)}
      >
        <IndentIncrease /> {t`Move below the one before`}
      </DropdownMenuItem>
      <DropdownMenuItem
        disabled={outward === undefined}
        onSelect={() => outward && onMove(node, outward)}
      >
        <IndentDecrease /> {t`Move a level up`}
      </DropdownMenuItem>
    </>
  );
}
