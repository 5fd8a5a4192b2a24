import { css, keyframes } from 'styled-components';
import { token } from './token';

const popIn = keyframes`
  from { opacity: 0; transform: scale(0.97) translateY(-3px); }
`;

const fadeIn = keyframes`
  from { opacity: 0; }
`;

/** A focus ring in its own colour, 2 px outside the control. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${token.color.focus};
    outline-offset: 2px;
  }
`;

/** The box of all text inputs. */
export const inputBox = css`
  width: 100%;
  min-height: ${token.control.md};
  padding: 0.375rem 0.625rem;
  border: 1px solid ${token.color.borderStrong};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  font-size: ${token.text.md};
  line-height: 1.4;
  transition:
    border-color ${token.duration.fast},
    box-shadow ${token.duration.fast};

  &::placeholder {
    color: ${token.color.textFaint};
    opacity: 1;
  }
  &:hover:not(:disabled) {
    border-color: ${token.color.textMuted};
  }
  &:focus-visible,
  &:focus-within:has(:focus-visible) {
    outline: 2px solid ${token.color.focus};
    outline-offset: 0;
    border-color: ${token.color.focus};
  }
  &[aria-invalid='true'] {
    border-color: ${token.color.danger};
  }
  &:disabled {
    background: ${token.color.surfaceSunken};
    border-color: ${token.color.border};
    color: ${token.color.textMuted};
    cursor: not-allowed;
  }
  /* Below 16 px, iOS zooms into a focused input. */
  @media (pointer: coarse) {
    font-size: ${token.text.lg};
  }
`;

/** A floating panel: menus, selects, popovers. */
export const popupPanel = css`
  z-index: ${token.layer.popup};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceRaised};
  color: ${token.color.text};
  box-shadow: ${token.shadow.lg};
  animation: ${popIn} ${token.duration.fast} ${token.ease};

  &:focus-visible {
    outline: none;
  }
`;

/** An item in a floating panel. */
export const popupItem = css`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: ${token.control.sm};
  padding: 0.25rem 0.5rem;
  border-radius: ${token.radius.md};
  font-size: ${token.text.md};
  cursor: default;
  user-select: none;
  outline: none;

  &[data-highlighted] {
    background: ${token.color.surfaceSelected};
  }
  &[data-disabled] {
    color: ${token.color.textFaint};
    pointer-events: none;
  }
  & > svg {
    flex: none;
    width: 1rem;
    height: 1rem;
    color: ${token.color.textMuted};
  }
`;

/** The backdrop of a dialog. */
export const overlayCover = css`
  position: fixed;
  inset: 0;
  z-index: ${token.layer.overlay};
  background: ${token.color.overlay};
  animation: ${fadeIn} ${token.duration.normal} ${token.ease};
`;

/**
 * The line of what is about to be replaced by other content: at an edge of a positioned element, after a moment. What is
 * still shown keeps its contrast.
 */
export const busyLine = css`
  content: '';
  position: absolute;
  inset-inline: 0;
  height: 2px;
  background: ${token.color.brand};
  animation: ${fadeIn} 700ms 300ms ease-in-out infinite alternate backwards;

  @media (forced-colors: active) {
    background: Highlight;
  }
`;

/** A list whose other rows are loading has the line at its top, in sight also after scrolling. */
export const busyList = css`
  &[aria-busy='true']::before {
    ${busyLine}
    position: sticky;
    /* Below the shell's top bar. */
    top: 3.5rem;
    z-index: ${token.layer.sticky};
    display: block;
    margin-bottom: -2px;
  }
`;
