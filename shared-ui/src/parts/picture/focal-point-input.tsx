import { t } from '@lingui/core/macro';
import type { FocalPoint } from 'contract/content';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import styled from 'styled-components';
import { focusRing } from '../../tokens/mixins';
import { token } from '../../tokens/token';
import { focalPoint, focalPosition, focalWords, middle, percent } from './focal-point';

const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[4]};
  align-items: flex-start;
`;

const Pad = styled.div`
  position: relative;
  width: fit-content;
  max-width: 100%;
  overflow: hidden;
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  cursor: crosshair;
  touch-action: none;
  user-select: none;

  & > img {
    display: block;
    max-width: 100%;
    max-height: 20rem;
    min-height: 6rem;
  }
`;

const Point = styled.span`
  position: absolute;
  width: 1.75rem;
  height: 1.75rem;
  margin: -0.875rem 0 0 -0.875rem;
  border: 3px solid ${token.color.onBrand};
  border-radius: ${token.radius.full};
  background: color-mix(in srgb, ${token.color.brand} 65%, transparent);
  box-shadow:
    0 0 0 1px rgb(0 0 0 / 0.6),
    0 1px 4px rgb(0 0 0 / 0.5);
  ${focusRing}
`;

const Previews = styled.ul`
  display: flex;
  flex: 1 1 8rem;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
`;

const Preview = styled.img<{ $ratio: string }>`
  display: block;
  height: 4.5rem;
  aspect-ratio: ${({ $ratio }) => $ratio};
  margin-bottom: ${token.space[1]};
  border-radius: ${token.radius.sm};
  object-fit: cover;
`;

const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const cuts = [
  {
    get name() {
      return t`Wide`;
    },
    ratio: '16 / 9',
  },
  {
    get name() {
      return t`Square`;
    },
    ratio: '1 / 1',
  },
  {
    get name() {
      return t`Tall`;
    },
    ratio: '3 / 4',
  },
];

export interface FocalPointInputProps {
  /** The picture's address. */
  src: string;
  /** Null is the middle. */
  value: FocalPoint | null;
  onValueChange: (focus: FocalPoint) => void;
}

/** The focal point of a picture: set by click, drag or arrow keys, with a preview of the crops. */
export function FocalPointInput({ src, value, onValueChange }: FocalPointInputProps) {
  const pad = useRef<HTMLDivElement>(null);
  const point = useRef<HTMLSpanElement>(null);
  const at = value ?? middle;

  function pick({ clientX, clientY }: PointerEvent) {
    const box = pad.current?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) return;
    const x = (clientX - box.left) / box.width;
    onValueChange(focalPoint(x, (clientY - box.top) / box.height));
  }
  function press(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const size = event.shiftKey ? 0.1 : 0.01;
    onValueChange(focalPoint(at.x + step[0] * size, at.y + step[1] * size));
  }
  return (
    <Layout>
      <Pad
        ref={pad}
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          point.current?.focus();
          pick(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) pick(event);
        }}
      >
        <img src={src} alt="" draggable={false} />
        {/* oxlint-disable jsx-a11y/prefer-tag-over-role -- an input of a range has one direction, this has two */}
        <Point
          ref={point}
          role="slider"
          tabIndex={0}
          aria-label={t`Point that stays in sight`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent(at.x)}
          aria-valuetext={focalWords(at)}
          style={{ left: `${percent(at.x)}%`, top: `${percent(at.y)}%` }}
          onKeyDown={press}
        />
        {/* oxlint-enable jsx-a11y/prefer-tag-over-role */}
      </Pad>
      <Previews aria-label={t`How it is cut`}>
        {cuts.map(({ name, ratio }) => (
          <li key={name}>
            <Preview
              $ratio={ratio}
              src={src}
              alt=""
              style={{ objectPosition: focalPosition(value) }}
            />
            {name}
          </li>
        ))}
      </Previews>
    </Layout>
  );
}
