import { type ReactNode, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { token } from '../tokens/token';
import type { DragStart } from './follow-press';
import type { Point } from './point';

const Frame = styled.div`
  position: fixed;
  z-index: ${token.layer.toast};
  pointer-events: none;
`;

/** Where the preview of a dragged thing begins. */
export interface PreviewOrigin {
  /** Its top left corner in the window. */
  readonly corner: Point;
  /** The pointer that it follows; undefined for one that is moved by keys. */
  readonly pointer?: { readonly id: number; readonly at: Point };
}

/** The preview of an element that is dragged by pointer, drawn over it at first. */
export function originOf({ pointerId, element, from, to }: DragStart): PreviewOrigin {
  const { left, top } = element.getBoundingClientRect();
  const corner = { x: left + to.x - from.x, y: top + to.y - from.y };
  return { corner, pointer: { id: pointerId, at: to } };
}

interface DragPreviewProps {
  origin: PreviewOrigin;
  children: ReactNode;
}

/** What is dragged, drawn under the pointer and over everything else; hidden from assistive technology. */
export function DragPreview({ origin: { corner, pointer }, children }: DragPreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Follows the pointer without a render for each of its moves.
  useEffect(() => {
    if (pointer === undefined) return undefined;
    const { id, at } = pointer;
    function follow({ pointerId, clientX, clientY }: PointerEvent) {
      if (pointerId !== id || frame.current === null) return;
      frame.current.style.translate = `${clientX - at.x}px ${clientY - at.y}px`;
    }
    window.addEventListener('pointermove', follow);
    return () => window.removeEventListener('pointermove', follow);
  }, [pointer]);
  return createPortal(
    <Frame ref={frame} inert style={{ left: corner.x, top: corner.y }}>
      {children}
    </Frame>,
    document.body,
  );
}
