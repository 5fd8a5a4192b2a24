import { t } from '@lingui/core/macro';
import { useId, useRef } from 'react';
import { token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, pageWidth } from '../common/look';
import {
  Backdrop,
  buttonOnPicture,
  type Ground,
  onGround,
  onPhone,
  Shade,
} from '../common/on-picture';
import { panelOverlap, SlideControls } from './slide-controls';
import type { SlideView } from './home-view';
import { useSlideShow } from './use-slide-show';

const Stage = styled.section`
  position: relative;
  border-bottom: 1px solid ${token.color.border};
  background: ${token.color.surface};
`;

/** Slides scroll, so that they work without scripts. With scripts, buttons replace the scroll bar. */
const Track = styled.ul`
  display: flex;
  padding: 0;
  list-style: none;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scroll-behavior: smooth;
  scrollbar-color: ${token.color.borderStrong} transparent;

  @media (scripting: enabled) {
    scrollbar-width: none;
  }
  &:focus-visible {
    outline: 3px solid ${token.color.focus};
    outline-offset: -3px;
  }
`;

/** In turn, so that one slide is told from the next. */
const grounds: readonly Ground[] = ['brand', 'warning', 'info', 'success'];

const pictureSizes = '(max-width: 56rem) 46rem, 100vw';

const Slide = styled.li<{ $ground: Ground }>`
  ${onGround}
  position: relative;
  overflow: hidden;
  flex: 0 0 100%;
  display: flex;
  scroll-snap-align: start;
  scroll-snap-stop: always;

  /* The next one shows that there is more. */
  @media (scripting: none) {
    &:not(:only-child) {
      flex-basis: calc(100% - 2.5rem);
    }
  }
`;

const SlideShade = styled(Shade)`
  display: flex;
  flex: 1;
  min-width: 0;
`;

const Words = styled.div`
  ${pageWidth}
  display: flex;
  flex-direction: column;
  justify-content: center;
  align-items: flex-start;
  min-height: clamp(22rem, 30vw, 29rem);
  padding-block: 2.5rem calc(4.25rem + ${panelOverlap});

  ${onPhone} {
    min-height: 0;
    padding-block: 0.75rem calc(4.25rem + ${panelOverlap});
  }
  ${onNarrow} {
    padding-bottom: 4.75rem;
  }

  & strong {
    max-width: min(18ch, 31rem);
    font-size: clamp(2.25rem, 1.6rem + 2.2vw, 3.5rem);
    font-weight: 670;
    line-height: 1.04;
    letter-spacing: -0.04em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }
  & p {
    max-width: 31rem;
    margin-top: 0.875rem;
    font-size: clamp(1.0625rem, 1rem + 0.4vw, 1.25rem);
    line-height: 1.5;
  }
  & a {
    ${buttonOnPicture}
    margin-top: 1.375rem;
  }
`;

interface SlideShowProps {
  slides: readonly SlideView[];
}

/** A carousel by the pattern of the ARIA Authoring Practices Guide; without scripts a scrollable row. */
export function SlideShow({ slides }: SlideShowProps) {
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const show = useSlideShow({ track, count: slides.length });
  const { current, isRunning, hold } = show;
  return (
    <Stage
      className="not-in-print"
      aria-roledescription="carousel"
      aria-label={t`What we do`}
      onMouseEnter={() => hold({ byPointer: true })}
      onMouseLeave={() => hold({ byPointer: false })}
      onFocus={() => hold({ byFocus: true })}
      onBlur={() => hold({ byFocus: false })}
    >
      {slides.length > 1 ? (
        <SlideControls slides={slides} trackId={`${id}track`} show={show} />
      ) : null}
      <VisuallyHidden aria-live={isRunning ? 'off' : 'polite'}>
        {isRunning ? '' : shownText(slides, current)}
      </VisuallyHidden>
      <Track
        id={`${id}track`}
        ref={track}
        tabIndex={0}
        aria-label={t`Slides`}
        onScroll={show.settle}
        onPointerDown={show.stop}
      >
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            $ground={grounds[index % grounds.length] ?? 'brand'}
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
          >
            <Backdrop picture={slide.picture} sizes={pictureSizes} isFirst={index === 0} />
            <SlideShade>
              <Words>
                <strong lang={slide.titleLang}>{slide.title}</strong>
                {slide.text === null ? null : <p lang={slide.textLang}>{slide.text}</p>}
                {slide.way === null ? null : (
                  <a href={slide.way.href} lang={slide.way.lang}>
                    {slide.way.name}
                  </a>
                )}
              </Words>
            </SlideShade>
          </Slide>
        ))}
      </Track>
    </Stage>
  );
}

function shownText(slides: readonly SlideView[], current: number): string {
  const [number, count, title = ''] = [current + 1, slides.length, slides[current]?.title];
  return t`Slide ${number} of ${count}: ${title}`;
}
