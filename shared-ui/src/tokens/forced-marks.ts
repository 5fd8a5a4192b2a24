import { css } from 'styled-components';

/** Elements that are current, selected, pressed, or active by arrow keys. */
const marked = [
  ':is(a, button)[aria-current]',
  'summary[data-current]',
  '[aria-pressed="true"]',
  '[role="tab"][aria-selected="true"]',
  '[data-highlighted]',
  '[role="listbox"] :is(a, button)[aria-selected="true"]',
].join(', ');

/**
 * Forced colours drop the backgrounds and shadows that mark these states; the system's highlight colour replaces them.
 */
export const forcedMarks = css`
  @media (forced-colors: active) {
    :is(${marked}) {
      forced-color-adjust: none;
      background: Highlight !important;
      color: HighlightText !important;
    }
    :is(${marked}) * {
      background: none !important;
      color: inherit !important;
    }
    :is(${marked}):focus-visible {
      outline: 2px solid CanvasText !important;
      outline-offset: 1px !important;
    }
  }
`;
