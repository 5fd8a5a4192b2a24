import { useLayoutEffect, useState } from 'react';
import { type BasketLine, withLines } from '../basket/basket-line';
import { visitorsBasket } from '../basket/basket-store';
import { useBasket } from '../basket/use-basket';
import { pageHref } from '../common/hrefs';
import type { InquiryPageView } from './inquiry-view';

export interface InquiryLines {
  lines: readonly BasketLine[];
  /** Whether the lines come from the basket: only once the script runs. */
  isReady: boolean;
  /** Whether the browser stores them. */
  isStored: boolean;
}

type InquiryLinesView = Pick<InquiryPageView, 'lines' | 'form' | 'unknown'>;

/** The lines of the inquiry: the server's, and with a script those of the basket with the server's merged in. */
export function useInquiryLines({ lines, form, unknown }: InquiryLinesView): InquiryLines {
  const basket = useBasket();
  const [isReady, setReady] = useState(false);

  // Stores the lines of the address or the sent form in the basket, which outlives both.
  useLayoutEffect(() => {
    const store = visitorsBasket();
    if (lines.length > 0) store.replace(merged(lines, store.read().lines));
    setReady(true);
    // Lines that are now in the basket would be added again with each reload of the address.
    const isDone = lines.length > 0 && unknown.length === 0 && store.read().isStored;
    if (isDone && form.refusal === null && location.search !== '')
      location.replace(pageHref('inquiry'));
  }, [lines, form, unknown]);

  if (!isReady) return { lines, isReady, isStored: true };
  return { ...basket, isReady };
}

/** Typed lines keep their values and numbers, and replace the same items of the basket. */
function merged(
  typed: readonly BasketLine[],
  stored: readonly BasketLine[],
): readonly BasketLine[] {
  return withLines(typed, stored).lines;
}
