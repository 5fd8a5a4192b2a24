import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { editCategoryHref } from '../routes';
import { rowElement } from './row-geometry';
import { effectOfKey, typedNode } from './tree-view';
import type { TreeView } from './use-tree-view';

const typingPause = 700;

/** The tree's keys, clicks and focus; they are heard at the tree, for all of its rows. */
export function useTreeKeys({ visible, expand, collapse }: TreeView) {
  const navigate = useNavigate();
  const [focusedId, setFocusedId] = useState<string>();
  const typed = useRef({ text: '', at: 0 });
  const isInSight = visible.some(({ node }) => node.id === focusedId);
  const currentId = isInSight ? focusedId : visible[0]?.node.id;

  function type(letter: string, id: string) {
    const now = Date.now();
    const isGoingOn = now - typed.current.at < typingPause;
    typed.current = { text: isGoingOn ? typed.current.text + letter : letter, at: now };
    const found = typedNode(visible, id, typed.current.text);
    if (found !== undefined) rowElement(found)?.focus();
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    const id = rowOf(event.target);
    const isRow = event.target instanceof HTMLElement && event.target.dataset['category'] === id;
    if (id === undefined || !isRow || event.ctrlKey || event.metaKey || event.altKey) return;
    const effect = effectOfKey(event.key, visible, id);
    if (effect?.kind === 'focus') rowElement(effect.id)?.focus();
    else if (effect?.kind === 'expand') expand(effect.ids);
    else if (effect?.kind === 'collapse') collapse(effect.ids);
    else if (event.key === 'Enter') open(id);
    else if (/^[\p{L}\p{N}]$/u.test(event.key)) type(event.key, id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function open(id: string) {
    const row = visible.find(({ node }) => node.id === id);
    if (row) void navigate(editCategoryHref(row.node.path.map((step) => step.id)));
  }
  function click({ target }: MouseEvent) {
    const toggle = target instanceof Element ? target.closest('button[data-toggle]') : null;
    const id = rowOf(target);
    if (toggle === null || id === undefined) return;
    const isOpening = toggle.getAttribute('data-toggle') === 'expand';
    if (isOpening) expand([id]);
    else collapse([id]);
  }
  return {
    currentId,
    /** Whether somebody has been in the tree. */
    hadFocus: focusedId !== undefined,
    handlers: {
      onKeyDown: press,
      onClick: click,
      onFocus: ({ target }: FocusEvent) => setFocusedId(rowOf(target)),
    },
  };
}

function rowOf(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined;
  return target.closest<HTMLElement>('[data-category]')?.dataset['category'];
}
