import { t } from '@lingui/core/macro';
import { menuItems } from 'contract/content';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { Link } from 'react-router-dom';
import { IconButton, token } from 'shared-ui';
import styled from 'styled-components';
import { FlagSwitch } from '../common/flag-switch';
import { MissingPageMark } from '../common/missing-page-mark';
import { editMenuItemHref } from '../routes';
import { MenuRowMenu, type MenuRowMenuProps } from './menu-row-menu';
import { Row, Texts } from './menu-row-styles';
import type { CarryKey } from './use-menu-carry';

/* Dragging by touch must not scroll the page. */
const Grip = styled(IconButton)`
  color: ${token.color.textMuted};
  cursor: grab;
  touch-action: none;

  &[aria-pressed='true'] {
    cursor: grabbing;
  }
`;

/* As wide as a grip, so that the heads stay above their columns. */
const NoGrip = styled.span`
  flex: none;
  width: ${token.control.sm};
`;

const carriedKeys: Readonly<Record<string, CarryKey>> = {
  ' ': 'put',
  Enter: 'put',
  Escape: 'leave',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

interface MenuRowProps extends MenuRowMenuProps {
  isCarried: boolean;
  /** The id of the element with the keyboard instructions; undefined where rows cannot be moved. */
  hintId: string | undefined;
  onPick: (id: string) => void;
  onKey: (key: CarryKey) => void;
  onPointerDown: (event: PointerEvent<HTMLElement>, id: string) => void;
}

/** A row of the menu's tree. */
export function MenuRow(props: MenuRowProps) {
  const { node, isCarried, hintId, onPick, onKey, onPointerDown, ...menu } = props;
  const { _id, title, path, visible, depth, isSeen } = node;

  function press(event: KeyboardEvent) {
    const key = isCarried ? carriedKeys[event.key] : undefined;
    if (key === undefined && (isCarried || event.key !== ' ')) return;
    event.preventDefault();
    if (key === undefined) onPick(_id);
    else onKey(key);
  }
  return (
    <Row
      data-item={_id}
      $depth={depth}
      aria-level={depth + 1}
      aria-posinset={node.index + 1}
      aria-setsize={node.siblingCount}
      {...(isCarried && { 'data-carried': '' })}
      {...(!isSeen && { 'data-unseen': '' })}
    >
      {hintId === undefined ? (
        <NoGrip />
      ) : (
        <Grip
          label={t`Move ${title}`}
          size="sm"
          aria-pressed={isCarried}
          aria-describedby={hintId}
          onKeyDown={press}
          onBlur={() => isCarried && onKey('leave')}
          onPointerDown={(event) => onPointerDown(event, _id)}
        >
          <GripVertical />
        </Grip>
      )}
      <Texts>
        <Link to={editMenuItemHref(_id)} draggable={false}>
          {title}
        </Link>
        <span>
          {path} <MissingPageMark link={path} />
        </span>
      </Texts>
      <FlagSwitch
        resource={menuItems}
        row={node}
        field="visible"
        value={visible}
        label={t`“${title}” is visible`}
      />
      <MenuRowMenu node={node} {...menu} />
    </Row>
  );
}
