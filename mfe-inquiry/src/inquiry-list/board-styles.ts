import { breakpoint, focusRing, token } from 'shared-ui';
import styled from 'styled-components';

/** Of every card, in pixels, so that those out of sight need not be drawn. */
export const cardHeight = 136;
export const cardGap = 8;

/** The columns beside each other; they scroll sideways as one, and each by itself down. */
export const Columns = styled.div`
  display: flex;
  gap: ${token.space[3]};
  height: max(24rem, calc(100dvh - 19rem));
  margin-inline: -3px;
  padding: 3px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${token.space[3]};
`;

export const Column = styled.section<{ $mark: string }>`
  display: flex;
  flex: 1 0 10.75rem;
  flex-direction: column;
  min-width: 10.75rem;
  max-width: 24rem;
  border: 1px solid ${token.color.border};
  border-top: 3px solid ${({ $mark }) => $mark};
  border-radius: ${token.radius.lg};
  background: ${token.color.surfaceSunken};
  contain: layout style;

  &[data-target] {
    outline: 2px solid ${token.color.brand};
    outline-offset: 1px;
    background: ${token.color.brandSoft};
  }
  @media (width < ${breakpoint.compact}) {
    flex-basis: 82vw;
  }
`;

/** The name and the number of a column, and below them what its cards are worth. */
export const ColumnHead = styled.header`
  padding: ${token.space[2]} ${token.space[3]} ${token.space[1]};
  font-variant-numeric: tabular-nums;

  & > div {
    display: flex;
    align-items: center;
    gap: ${token.space[2]};
  }
  & h2 {
    overflow: hidden;
    margin: 0;
    font-size: ${token.text.md};
    font-weight: ${token.weight.semibold};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > div > span,
  & > p > span,
  & small {
    color: ${token.color.textMuted};
  }
  & > div > span {
    font-size: ${token.text.sm};
  }
  & > p {
    min-height: 2.5rem;
    margin: 0;
    font-size: ${token.text.sm};
    line-height: 1.25rem;
  }
  & small {
    display: block;
    font-size: ${token.text.xs};
  }
`;

/** Where the cards of a column scroll. */
export const Scroller = styled.div`
  flex: 1;
  min-height: 0;
  padding: 3px ${token.space[2]} ${token.space[2]};
  overflow-y: auto;
  overscroll-behavior-y: contain;

  & > p {
    margin: ${token.space[4]} 0;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    text-align: center;
  }
`;

/** As tall as all cards; those in sight stand in it at their places. */
export const Track = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    position: absolute;
    inset-inline: 0;
    height: ${cardHeight}px;
  }
`;

/* A finger scrolls the column, and drags after it has rested for a moment. */
export const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto auto auto 1fr;
  gap: 1px;
  height: 100%;
  padding: ${token.space[2]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.sm};
  font-size: ${token.text.sm};
  cursor: grab;
  user-select: none;
  -webkit-touch-callout: none;
  ${focusRing}

  &[data-carried] {
    border-color: ${token.color.brand};
    box-shadow: 0 0 0 1px ${token.color.brand};
  }
  &[data-dragged] {
    opacity: 0.4;
  }
  & > p {
    overflow: hidden;
    margin: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > [data-strong] {
    font-weight: ${token.weight.semibold};

    & > span {
      margin-inline-end: ${token.space[1]};
    }
  }
`;

/** A line of a card with something at its end. */
export const CardLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-width: 0;

  & > a {
    color: ${token.color.brandText};
    font-size: ${token.text.xs};
    font-variant-numeric: tabular-nums;
    text-decoration: none;
    white-space: nowrap;
    ${focusRing}
  }
  & > a:hover {
    text-decoration: underline;
  }
  &[data-quiet] > :first-child {
    overflow: hidden;
    color: ${token.color.textMuted};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;
