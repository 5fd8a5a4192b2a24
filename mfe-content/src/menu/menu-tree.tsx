import { t } from '@lingui/core/macro';
import { menuItemEndpoints, menuItems } from 'contract/content';
import { useId, useState } from 'react';
import { token, VisuallyHidden } from 'shared-ui';
import { usePermission } from 'shared-ui/client';
import { HistorySheet } from 'shared-ui/history';
import { useResourceRemove } from 'shared-ui/resource';
import styled from 'styled-components';
import type { MenuNode } from './menu-nodes';
import { type TreePosition, type Placement, placementFor, placeWords } from './menu-places';
import { MenuRow } from './menu-row';
import { Heads } from './menu-row-styles';
import { useMenuCarry } from './use-menu-carry';

const Hint = styled.p`
  margin-bottom: ${token.space[2]};
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

const Frame = styled.div`
  overflow: clip;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};

  & > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
`;

interface MenuTreeProps {
  nodes: readonly MenuNode[];
  onPlace: (placement: Placement) => void;
}

/** The menu as an indented, sortable tree. */
export function MenuTree({ nodes, onPlace }: MenuTreeProps) {
  const [said, say] = useState('');
  const [historyOf, setHistoryOf] = useState<MenuNode>();
  const remove = useResourceRemove(menuItems);
  const hintId = useId();
  const mayMove = usePermission(menuItemEndpoints.reorder.needs);

  function move(node: MenuNode, place: TreePosition) {
    const placement = placementFor(nodes, node, place);
    if (placement === undefined) {
      say(t`Put back. Nothing has changed.`);
      return;
    }
    onPlace(placement);
    say(t`${{ title: node.title }} moved: ${{ position: placeWords(nodes, node, place) }}.`);
  }
  const { list, rows, carriedId, pick, press, onPointerDown } = useMenuCarry({
    nodes,
    onMove: move,
    say,
  });
  return (
    <>
      {mayMove ? (
        <Hint id={hintId}>
          {t`Drag items up and down for their order and to the side for what they stand below, or pick one up with Space and move it by arrows.`}
        </Hint>
      ) : null}
      <Frame>
        <Heads aria-hidden="true">
          <span>{t`Item and path`}</span>
          <span>{t`Visible`}</span>
        </Heads>
        <ol ref={list} aria-label={t`Menu items`}>
          {rows.map((node) => (
            <MenuRow
              key={node._id}
              nodes={nodes}
              node={node}
              isCarried={node._id === carriedId}
              hintId={mayMove ? hintId : undefined}
              onPick={pick}
              onKey={press}
              onPointerDown={onPointerDown}
              onMove={move}
              onHistory={setHistoryOf}
              onRemove={(removed) => void remove(removed)}
            />
          ))}
        </ol>
      </Frame>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
      <HistorySheet
        resource={menuItems}
        id={historyOf?._id ?? ''}
        open={historyOf !== undefined}
        onOpenChange={() => setHistoryOf(undefined)}
      />
    </>
  );
}
