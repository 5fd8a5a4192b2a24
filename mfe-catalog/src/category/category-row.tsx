import { plural, t } from '@lingui/core/macro';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { IconButton } from 'shared-ui';
import { chemicalTableHref, editCategoryHref } from '../routes';
import { countWords, depthOf, levelBelow } from './category-levels';
import type { CategoryNode } from './category-nodes';
import { CategoryRowMenu, type RowAction } from './category-row-menu';
import { CategoryThumbnail } from './category-thumbnail';
import type { DropPlace } from './drop-places';
import { FoundText } from './found-text';
import { RowHandle } from './row-handle';
import type { TreeHandle } from './use-tree-drag';
import { Counts, Row, Texts } from './category-row-styles';

interface CategoryRowProps {
  node: CategoryNode;
  isExpanded: boolean | undefined;
  /** The one row that Tab comes to; its controls are the next stops. */
  isCurrent: boolean;
  isCarried: boolean;
  /** Whether it or a category above it is carried. */
  isDragged: boolean;
  /** Where a dragged category would be dropped, relative to this row. */
  drop: DropPlace['side'] | undefined;
  search: string;
  onAct: (action: RowAction, node: CategoryNode) => void;
  /** Undefined where categories cannot be moved. */
  handle: TreeHandle | undefined;
}

/** A category in the tree. What it asks of the tree by keys and clicks, the tree hears itself. */
export const CategoryRow = memo(function CategoryRow(props: CategoryRowProps) {
  const { node, isExpanded, isCurrent, isCarried, isDragged, drop, search, onAct, handle } = props;
  const { id, name, level, path } = node;
  const tabIndex = isCurrent ? 0 : -1;
  return (
    <Row
      role="treeitem"
      data-category={id}
      data-drop={drop}
      data-dragged={isDragged || undefined}
      $depth={depthOf(level)}
      tabIndex={tabIndex}
      aria-level={depthOf(level)}
      aria-posinset={node.index + 1}
      aria-setsize={node.siblingCount}
      aria-expanded={isExpanded}
      aria-label={[name, ...countsOf(node)].join(', ')}
    >
      {handle === undefined ? (
        <span />
      ) : (
        <RowHandle
          id={id}
          name={name}
          tabIndex={tabIndex}
          isDisabled={search !== ''}
          isCarried={isCarried}
          handle={handle}
        />
      )}
      {isExpanded === undefined ? (
        <span data-toggle />
      ) : (
        <IconButton
          label={isExpanded ? t`Close ${name}` : t`Open ${name}`}
          size="sm"
          tabIndex={-1}
          data-toggle={isExpanded ? 'collapse' : 'expand'}
        >
          <ChevronRight />
        </IconButton>
      )}
      <CategoryThumbnail image={node.image} />
      <Texts>
        <Link
          to={editCategoryHref(path.map((step) => step.id))}
          tabIndex={tabIndex}
          draggable={false}
        >
          <FoundText text={name} search={search} />
        </Link>{' '}
        <RowCounts node={node} tabIndex={tabIndex} />
      </Texts>
      <CategoryRowMenu node={node} tabIndex={tabIndex} onAct={onAct} />
    </Row>
  );
}, isSameRow);

/** After a move all nodes are made anew, though few of them say anything else. */
function isSameRow(
  { node: before, ...one }: CategoryRowProps,
  { node: after, ...other }: CategoryRowProps,
) {
  const isSameNode = before === after || JSON.stringify(before) === JSON.stringify(after);
  return isSameNode && JSON.stringify(one) === JSON.stringify(other) && one.onAct === other.onAct;
}

/** The counts of a category: its children, unless it is of the lowest level, and its published chemicals. */
function countsOf({ level, childCount, productCount }: CategoryNode) {
  const below = levelBelow(level);
  const chemicals = t`${plural(productCount, { one: '# chemical', other: '# chemicals' })}`;
  return below === undefined ? [chemicals] : [countWords(below, childCount), chemicals];
}

function RowCounts({ node, tabIndex }: { node: CategoryNode; tabIndex: 0 | -1 }) {
  const counts = countsOf(node);
  return (
    <Counts>
      {counts.slice(0, -1).map((words) => (
        <span key={words}>{words} </span>
      ))}
      <Link
        to={chemicalTableHref({
          categoryIds: node.path.map((step) => step.id),
          status: 'published',
        })}
        tabIndex={tabIndex}
        draggable={false}
        title={t`Published chemicals in it`}
      >
        {counts.at(-1)}
      </Link>
    </Counts>
  );
}
