import { t } from '@lingui/core/macro';
import type { MoleculeShape } from 'contract/structures';
import { Minus, Plus, RotateCcw, RotateCw, Undo2 } from 'lucide-react';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Button, focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { elementColor, elementColors } from './element-colors';
import { ModelPicture } from './model-picture';
import { faced, type Turn, turned } from './turn-points';

const Frame = styled.div`
  ${elementColors}
`;

/** One finger turns the model; the page is scrolled beside it. */
const Stage = styled.div`
  height: 14.5rem;
  border-radius: ${token.radius.md};
  cursor: grab;
  touch-action: none;
  user-select: none;
  ${focusRing}

  &:active {
    cursor: grabbing;
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0.125rem;

  & button {
    width: 2.25rem;
    padding: 0;
  }
  @media (pointer: coarse) {
    & button {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
`;

const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 0.875rem;
  margin-block: 0.25rem 0.5rem;
  padding: 0;
  list-style: none;
  font-size: 0.875rem;

  & svg {
    width: 0.75rem;
    height: 0.75rem;
    margin-inline-end: 0.375rem;
  }
`;

interface ModelViewProps {
  name: string;
  shape: MoleculeShape;
}

const zooms = { from: 0.5, to: 6, step: 1.25 };
const keyTurn = Math.PI / 12;
/** Radians for a pixel. */
const dragTurn = 0.01;

/** A ball-and-stick model that is turned by pointer, keys and buttons. It never moves by itself. */
export function ModelView({ name, shape }: ModelViewProps) {
  const { atoms, bonds } = shape;
  const count = atoms.length;
  const [seen, setSeen] = useState(() => faced(atoms));
  const [zoom, setZoom] = useState(1);
  const stage = useRef<HTMLDivElement>(null);

  const turn = (by: Turn) => setSeen((points) => turned(points, by));
  const zoomBy = (factor: number) =>
    setZoom((now) => Math.min(zooms.to, Math.max(zooms.from, now * factor)));
  function reset(): void {
    setSeen(faced(atoms));
    setZoom(1);
  }
  function press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = turns[event.key];
    if (by !== undefined) turn(by);
    else if (event.key === '+' || event.key === '=') zoomBy(zooms.step);
    else if (event.key === '-') zoomBy(1 / zooms.step);
    else if (event.key === '0' || event.key === 'Home') reset();
    else return;
    event.preventDefault();
  }
  function drag(event: PointerEvent): void {
    if (!event.isPrimary || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    turn({ across: event.movementX * dragTurn, down: event.movementY * dragTurn });
  }
  const roll = useEffectEvent((event: WheelEvent) => {
    // The page scrolls on under the wheel until the model is chosen.
    if (document.activeElement !== stage.current) return;
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? zooms.step : 1 / zooms.step);
  });
  // React listens to the wheel passively, which lets the page scroll.
  useEffect(() => {
    const element = stage.current;
    element?.addEventListener('wheel', roll, { passive: false });
    return () => element?.removeEventListener('wheel', roll);
  }, []);

  return (
    <Frame>
      <Stage
        ref={stage}
        role="application"
        aria-label={t`Model: arrow keys turn it, plus and minus zoom, 0 shows it as at first`}
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      >
        <ModelPicture
          label={t`Ball-and-stick model of ${name}, ${count} atoms`}
          atoms={seen}
          bonds={bonds}
          zoom={zoom}
        />
      </Stage>
      <Tools className="not-in-print">
        <Tool name={t`Turn to the left`} onPress={() => turn({ across: -keyTurn, down: 0 })}>
          <RotateCw aria-hidden="true" />
        </Tool>
        <Tool name={t`Turn to the right`} onPress={() => turn({ across: keyTurn, down: 0 })}>
          <RotateCcw aria-hidden="true" />
        </Tool>
        <Tool name={t`Zoom out`} onPress={() => zoomBy(1 / zooms.step)}>
          <Minus aria-hidden="true" />
        </Tool>
        <Tool name={t`Zoom in`} onPress={() => zoomBy(zooms.step)}>
          <Plus aria-hidden="true" />
        </Tool>
        <Tool name={t`As at first`} onPress={reset}>
          <Undo2 aria-hidden="true" />
        </Tool>
      </Tools>
      <ElementLegend symbols={[...new Set(atoms.map(({ symbol }) => symbol))]} />
    </Frame>
  );
}

const turns: Readonly<Record<string, Turn>> = {
  ArrowLeft: { across: -keyTurn, down: 0 },
  ArrowRight: { across: keyTurn, down: 0 },
  ArrowUp: { across: 0, down: -keyTurn },
  ArrowDown: { across: 0, down: keyTurn },
};

interface ToolProps {
  name: string;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ name, onPress, children }: ToolProps) {
  return (
    <Button variant="ghost" aria-label={name} title={name} onClick={onPress}>
      {children}
    </Button>
  );
}

function ElementLegend({ symbols }: { symbols: readonly string[] }) {
  return (
    <Legend aria-label={t`Elements`}>
      {symbols.map((symbol) => (
        <li key={symbol}>
          <svg viewBox="-6 -6 12 12" aria-hidden="true">
            <circle r="5" fill={elementColor(symbol)} stroke={token.color.textFaint} />
          </svg>
          {symbol}
        </li>
      ))}
    </Legend>
  );
}
