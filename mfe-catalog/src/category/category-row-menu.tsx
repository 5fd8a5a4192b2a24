import { t } from '@lingui/core/macro';
import {
  ArrowDown,
  ArrowUp,
  CornerDownRight,
  ExternalLink,
  FlaskConical,
  FolderInput,
  History,
  MoreHorizontal,
  Trash2,
} from 'lucide-react';
import { categories, categoryEndpoints } from 'contract/catalog';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator, IconButton } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { words } from 'shared-ui/i18n';
import { useResourceAccess } from 'shared-ui/resource';
import { EditOrOpen } from 'shared-ui/table';
import { categoryFormHref, categoryPageHref, chemicalTableHref, editCategoryHref } from '../routes';
import { levelBelow, levelResources } from './category-levels';
import type { CategoryNode } from './category-nodes';

/** The actions of a row's menu that the tree performs; the others are links. */
export type RowAction = 'move-up' | 'move-down' | 'move-to' | 'history' | 'remove';

interface CategoryRowMenuProps {
  node: CategoryNode;
  tabIndex: 0 | -1;
  onAct: (action: RowAction, node: CategoryNode) => void;
}

/** The menu at the end of a row. It is made when first opened: a tree may have a thousand rows. */
export function CategoryRowMenu({ node, tabIndex, onAct }: CategoryRowMenuProps) {
  const [isOpen, setIsOpen] = useState<boolean>();
  const button = { label: t`Actions for ${{ name: node.name }}`, size: 'sm', tabIndex } as const;
  if (isOpen === undefined) {
    return (
      <IconButton {...button} aria-haspopup="menu" onClick={() => setIsOpen(true)}>
        <MoreHorizontal />
      </IconButton>
    );
  }
  return (
    <DropdownMenu
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <IconButton {...button}>
          <MoreHorizontal />
        </IconButton>
      }
    >
      <LinkItems node={node} />
      <DropdownMenuSeparator />
      <Permitted to={categoryEndpoints.reorder}>
        <MoveItems node={node} onAct={onAct} />
        <DropdownMenuSeparator />
      </Permitted>
      <DropdownMenuItem onSelect={() => onAct('history', node)}>
        <History /> {t`History`}
      </DropdownMenuItem>
      <Permitted to={categories.endpoints.remove}>
        <DropdownMenuItem isDestructive onSelect={() => onAct('remove', node)}>
          <Trash2 /> {t`Delete`}
        </DropdownMenuItem>
      </Permitted>
    </DropdownMenu>
  );
}

function LinkItems({ node }: Pick<CategoryRowMenuProps, 'node'>) {
  const below = levelBelow(node.level);
  const ids = node.path.map(({ id }) => id);
  const { mayEdit } = useResourceAccess(categories);
  return (
    <>
      <DropdownMenuItem asChild>
        <Link to={editCategoryHref(ids)}>
          <EditOrOpen mayEdit={mayEdit} />
        </Link>
      </DropdownMenuItem>
      {below === undefined || !mayEdit ? null : (
        <DropdownMenuItem asChild>
          <Link to={categoryFormHref({ parentId: node.id })}>
            <CornerDownRight /> {t`Add ${{ one: words(levelResources[below].label.one) }}`}
          </Link>
        </DropdownMenuItem>
      )}
      <DropdownMenuItem asChild>
        <Link to={chemicalTableHref({ categoryIds: ids })}>
          <FlaskConical /> {t`Chemicals in it`}
        </Link>
      </DropdownMenuItem>
      <DropdownMenuItem asChild>
        <a
          href={categoryPageHref(node.path.map(({ segment }) => segment))}
          target="_blank"
          rel="noreferrer"
        >
          <ExternalLink /> {t`View on the website`}
        </a>
      </DropdownMenuItem>
    </>
  );
}

function MoveItems({ node, onAct }: Pick<CategoryRowMenuProps, 'node' | 'onAct'>) {
  const isFirst = node.index === 0;
  const isLast = node.index === node.siblingCount - 1;
  return (
    <>
      <DropdownMenuItem disabled={isFirst} onSelect={() => onAct('move-up', node)}>
        <ArrowUp /> {t`Move up`}
      </DropdownMenuItem>
      <DropdownMenuItem disabled={isLast} onSelect={() => onAct('move-down', node)}>
        <ArrowDown /> {t`Move down`}
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => onAct('move-to', node)}>
        <FolderInput /> {t`Move to…`}
      </DropdownMenuItem>
    </>
  );
}
