import { t } from '@lingui/core/macro';
import { useId, useRef } from 'react';
import { VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { onNarrow, pageWidth } from '../common/look';
import { Backdrop, buttonOnPicture, Shade } from '../common/on-picture';
import { panelOverlap, SlideControls } from './slide-controls';
import type { SlideView } from './home-view';
import { useSlideShow } from './use-slide-show';

const Stage = styled.section`
  position: relative;
  background: #1d0f3d;
  color: #fff;
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
  scrollbar-color: #bfa3ff transparent;

  @media (scripting: enabled) {
    scrollbar-width: none;
  }
  &:focus-visible {
    outline: 3px solid #bfa3ff;
    outline-offset: -3px;
  }
`;

/** Narrow screens show the middle of a picture under a deep shade: three quarters of their pixels are enough. */
const pictureSizes = '(max-width: 48rem) 75vw, 100vw';

const Slide = styled.li`
  position: relative;
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

  ${onNarrow} {
    min-height: 17rem;
    padding-bottom: 4.75rem;
  }

  & strong {
    max-width: 20ch;
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
