import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { focusRing } from '../tokens/mixins';
import { token } from '../tokens/token';
import { coordinatesText } from './coordinates-text';
import { type Coordinates, coordinatesAt, middleOf, worldSize } from './world';
import { WorldMap } from './world-map';

const Pad = styled.button`
  display: block;
  width: 100%;
  padding: ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surface};
  cursor: crosshair;
  ${focusRing}
`;

const Help = styled.p`
  margin-top: ${token.space[1]};
  color: ${token.color.textMuted};
  font-size: ${token.text.xs};
`;

const steps: Readonly<Record<string, Coordinates>> = {
  ArrowUp: { latitude: 1, longitude: 0 },
  ArrowDown: { latitude: -1, longitude: 0 },
  ArrowRight: { latitude: 0, longitude: 1 },
  ArrowLeft: { latitude: 0, longitude: -1 },
};

export interface MapPadProps {
  value: Coordinates | undefined;
  onValueChange: (place: Coordinates) => void;
  /** The country where the map starts without a point. */
  country: string | null;
}

/** A world map on which a point is set, by click or keys. */
export function MapPad({ value, onValueChange, country }: MapPadProps) {
  const helpId = useId();
  const start = (country === null ? undefined : middleOf(country)) ?? {
    latitude: 0,
    longitude: 0,
  };
  function pick(event: MouseEvent<HTMLButtonElement>) {
    // A click by Enter or Space has no coordinates.
    const place = event.detail === 0 ? (value ?? start) : placeOf(event);
    if (place !== undefined) onValueChange(place);
  }
  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onValueChange(value === undefined ? start : stepped(value, step, event.shiftKey ? 10 : 1));
  }
  return (
    <div>
      <Pad
        type="button"
        aria-label={t`Point on the map`}
        aria-describedby={helpId}
        onClick={pick}
        onKeyDown={move}
      >
        <WorldMap mark={value} />
      </Pad>
      <Help
        id={helpId}
      >{t`Click, or move the point by arrow keys: with Shift, by ten degrees.`}</Help>
      <VisuallyHidden as="output">
        {value === undefined ? t`No point` : coordinatesText(value)}
      </VisuallyHidden>
    </div>
  );
}

/** The clicked coordinates; the view box fills the picture's width. */
function placeOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLButtonElement>) {
  const box = currentTarget.querySelector('svg')?.getBoundingClientRect();
  if (box === undefined || box.width === 0) return undefined;
  const scale = worldSize.width / box.width;
  return coordinatesAt({ x: (clientX - box.left) * scale, y: (clientY - box.top) * scale });
}

/** Stops at the poles, and wraps at the date line. */
function stepped(from: Coordinates, step: Coordinates, size: number): Coordinates {
  const latitude = Math.max(-90, Math.min(90, from.latitude + step.latitude * size));
  const longitude = from.longitude + step.longitude * size;
  const turns = Math.abs(longitude) > 180 ? Math.sign(longitude) * 360 : 0;
  return { latitude: tidy(latitude), longitude: tidy(longitude - turns) };
}

/** Removes floating-point noise from a sum. */
function tidy(degrees: number) {
  return Math.round(degrees * 1e6) / 1e6;
}
