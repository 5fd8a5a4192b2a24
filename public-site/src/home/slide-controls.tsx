import { t } from '@lingui/core/macro';
import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, pageWidth } from '../common/look';
import type { SlideView } from './home-view';
import type { useSlideShow } from './use-slide-show';

/** The overlap of the search panel with the slides on wide screens. */
export const panelOverlap = '3.5rem';

const Controls = styled.div`
  ${pageWidth}
  position: absolute;
  z-index: 1;
  inset: auto 0 calc(0.75rem + ${panelOverlap});
  display: flex;
  align-items: center;
  gap: 0;
  pointer-events: none;

  ${onNarrow} {
    bottom: 1.25rem;
  }

  & > * {
    pointer-events: auto;
  }
`;

const Button = styled.button`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border: 0;
  border-radius: 999px;
  background: none;
  color: ${token.color.text};
  cursor: pointer;
  ${focusRing}

  &:first-child {
    margin-inline-start: -0.8125rem;
  }
  &:hover {
    background: ${token.color.surfaceHover};
  }
  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
  @media (forced-colors: active) {
    background: Canvas;
    color: CanvasText;
  }
`;

const Dots = styled.fieldset`
  display: flex;
  min-width: 0;
  margin-block: 0;
  margin-inline: 0.625rem 0;
  padding: 0;
  border: 0;

  ${onNarrow} {
    margin-inline-start: auto;
  }
`;

const Dot = styled.button`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  ${focusRing}

  &::before {
    content: '';
    width: 1.125rem;
    height: 2px;
    border-radius: 3px;
    background: ${token.color.borderStrong};
  }
  &:hover::before {
    background: ${token.color.text};
  }
  &[aria-current]::before {
    height: 4px;
    background: ${token.color.brand};
  }
`;

interface SlideControlsProps {
  slides: readonly SlideView[];
  trackId: string;
  show: ReturnType<typeof useSlideShow>;
}

/** Before the slides in the tab order, below them on the screen. */
export function SlideControls({ slides, trackId, show }: SlideControlsProps) {
  const { current, isRunning, toggle, choose } = show;
  return (
    <Controls className="needs-script">
      <Button
        type="button"
        aria-label={isRunning ? t`Stop the slides` : t`Let the slides run`}
        onClick={toggle}
      >
        {isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </Button>
      <Button
        type="button"
        aria-label={t`Previous slide`}
        aria-controls={trackId}
        onClick={() => choose(current - 1)}
      >
        <ArrowLeft aria-hidden="true" />
      </Button>
      <Button
        type="button"
        aria-label={t`Next slide`}
        aria-controls={trackId}
        onClick={() => choose(current + 1)}
      >
        <ArrowRight aria-hidden="true" />
      </Button>
      <Dots aria-label={t`Choose a slide`}>
        {slides.map(({ id, title }, index) => (
          <Dot
            key={id}
            type="button"
            aria-label={slideText(index + 1, title)}
            aria-controls={trackId}
            {...(index === current && { 'aria-current': true })}
            onClick={() => choose(index)}
          />
        ))}
      </Dots>
    </Controls>
  );
}

function slideText(number: number, title: string): string {
  return t`Slide ${number}: ${title}`;
}
