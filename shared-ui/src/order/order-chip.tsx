import { GripVertical } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';
import type { OrderActions } from './use-carried-order';

const Chip = styled.button`
  display: flex;
  align-items: stretch;
  width: 100%;
  min-height: ${token.control.md};
  padding: 0 ${token.space[3]} 0 0;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  font: inherit;
  font-size: ${token.text.md};
  font-weight: ${token.weight.medium};
  text-align: start;
  cursor: grab;
  user-select: none;
  ${focusRing}

  &[data-carried] {
    box-shadow: 0 0 0 2px ${token.color.brand};
    cursor: grabbing;
  }
`;

/* The finger that drags by it does not scroll the page. */
const Grip = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2rem;
  opacity: 0.7;
  touch-action: none;

  & > svg {
    width: 1rem;
  }
`;

const Content = styled.span`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;
  padding: ${token.space[1]} 0;

  & > :last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

interface OrderChipProps {
  id: string;
  title: string;
  /** What it is: `column`. */
  noun: string;
  /** The id of the sentence that says how it is moved. */
  hintId: string;
  place: number;
  isCarried: boolean;
  actions: OrderActions;
  style: CSSProperties | undefined;
  onPress: (event: PointerEvent<HTMLElement>, id: string) => void;
  children: ReactNode;
}

/** One record of an order: carried by mouse or finger, or with Space and the arrow keys. */
export function OrderChip(props: OrderChipProps) {
  const { id, title, noun, hintId, place, isCarried, actions, style, onPress, children } = props;

  function press(event: KeyboardEvent) {
    const act = isCarried ? carriedKeys[event.key] : idleKeys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act(actions, { id, place });
  }
  return (
    <li>
      <Chip
        type="button"
        aria-roledescription={`${noun} to move`}
        aria-label={`${title}, place ${place + 1}`}
        aria-describedby={hintId}
        aria-pressed={isCarried}
        {...(isCarried && { 'data-carried': '' })}
        title={title}
        style={style}
        onKeyDown={press}
        onBlur={() => isCarried && actions.leave()}
        onPointerDown={(event) => onPress(event, id)}
      >
        <Grip data-grip>
          <GripVertical aria-hidden="true" />
        </Grip>
        <Content>{children}</Content>
      </Chip>
    </li>
  );
}

type Keys = Readonly<
  Record<string, (actions: OrderActions, chip: { id: string; place: number }) => void>
>;

const idleKeys: Keys = { ' ': ({ pick }, { id }) => pick(id) };

const carriedKeys: Keys = {
  ' ': ({ put }, chip) => put(chip),
  Enter: ({ put }, chip) => put(chip),
  Escape: ({ leave }) => leave(),
  ArrowLeft: ({ carry }, { id, place }) => carry(id, place - 1),
  ArrowUp: ({ carry }, { id, place }) => carry(id, place - 1),
  ArrowRight: ({ carry }, { id, place }) => carry(id, place + 1),
  ArrowDown: ({ carry }, { id, place }) => carry(id, place + 1),
};
