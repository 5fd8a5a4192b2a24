import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { token } from '../tokens/token';
import { TableFrame } from './table-frame';
import { type ClippedHintContent, isOfRow, useClippedHint } from './use-clipped-hint';

const Bubble = styled.div`
  position: fixed;
  z-index: ${token.layer.popup};
  max-width: min(32rem, calc(100vw - 1rem));
  padding: 0.375rem 0.625rem;
  border-radius: ${token.radius.md};
  background: ${token.color.inverse};
  color: ${token.color.onInverse};
  box-shadow: ${token.shadow.md};
  font-size: ${token.text.xs};
  overflow-wrap: anywhere;
  white-space: pre-line;

  & > p > b {
    font-weight: ${token.weight.semibold};
  }
`;

interface ClippedHintProps {
  children: ReactNode;
}

/**
 * A table's frame that shows the full text of truncated cells. Screen readers do not need it: the cells hold the full
 * text.
 */
export function HintingFrame({ children }: ClippedHintProps) {
  const { hint, listeners } = useClippedHint();
  return (
    <TableFrame {...listeners}>
      {children}
      {hint === undefined ? null : <Hint hint={hint} />}
    </TableFrame>
  );
}

function Hint({ hint }: { hint: ClippedHintContent }) {
  const { texts, anchor } = hint;
  const [height, setHeight] = useState(0);
  const left = Math.max(8, Math.min(anchor.left, window.innerWidth - 520));
  const isBelow = anchor.bottom + height < window.innerHeight - 8;
  return (
    <Bubble
      ref={(bubble) => setHeight(bubble?.offsetHeight ?? 0)}
      aria-hidden="true"
      style={{ left, top: isBelow ? anchor.bottom - 2 : anchor.top - height + 2 }}
    >
      {texts.map(({ column, text }) => (
        <p key={column}>
          {isOfRow(hint) ? <b>{column}: </b> : null}
          {text}
        </p>
      ))}
    </Bubble>
  );
}
