import { useCallback, useRef, useState } from 'react';
import { Button } from 'shared-ui';
import type { BasketLine } from '../basket/basket-line';
import { visitorsBasket } from '../basket/basket-store';
import { SectionTitle } from '../common/look';
import { askedListHref } from '../hrefs';
import { AddLine } from './add-line';
import { countText } from './count-text';
import { BasketTools } from './basket-tools';
import { EmptyInquiry } from './empty-inquiry';
import type { InquiryPageView, UnitView } from './inquiry-view';
import type { SharedLine } from './inquiry-texts';
import { step, stepField } from './line-field';
import { LineList } from './line-list';
import { Section, SectionTop, Undo } from './section-look';
import { UnlessScript } from './unless-script';
import { useInquiryLines } from './use-inquiry-lines';

interface Removed {
  words: string;
  /** All lines before the change. */
  before: readonly BasketLine[];
}

/** The lines of the inquiry, with actions on them. */
export function LineSection({ view }: { view: InquiryPageView }) {
  const { lines, isReady, isKept } = useInquiryLines(view);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const list = useRef<HTMLDivElement>(null);

  // A stable function, so that only the changed line renders again.
  const remove = useCallback((number: number) => {
    const store = visitorsBasket();
    const { lines: before } = store.read();
    const line = before.find((one) => one.number === number);
    setRemoved({ words: `Removed: ${line?.name}`, before });
    store.remove(number);
    list.current?.focus({ preventScroll: true });
  }, []);

  function empty(): void {
    const { lines: before } = visitorsBasket().read();
    setRemoved({ words: `Removed: ${countText(before.length)}`, before });
    visitorsBasket().empty();
  }

  function undo(): void {
    if (removed) visitorsBasket().replace(removed.before);
    setRemoved(null);
    list.current?.focus({ preventScroll: true });
  }

  return (
    <Section>
      <SectionTop>
        <SectionTitle>Products</SectionTitle>
        {isReady && lines.length > 0 ? (
          <>
            <span>{countText(lines.length)}</span>
            <BasketTools
              readLines={() => sharedLines(visitorsBasket().read().lines, view.units)}
              fileName="inquiry.csv"
              onEmpty={empty}
            />
          </>
        ) : null}
      </SectionTop>
      {isKept ? null : (
        <output>
          Your browser does not keep this list: it is gone when you close or reload the page.
        </output>
      )}
      {isReady && lines.length === 0 ? <EmptyInquiry /> : null}
      {isReady && lines.length === 0 ? null : (
        <LineList view={view} lines={lines} isReady={isReady} onRemove={remove} listRef={list} />
      )}
      <Undo>
        <output>{removed?.words}</output>
        {removed === null ? null : (
          <Button variant="outline" size="sm" onClick={undo}>
            Undo
          </Button>
        )}
      </Undo>
      <AddLine />
      <p className="not-in-print">
        Many lines? <a href={askedListHref}>Paste a list</a> of names or CAS numbers.
      </p>
      {isReady ? null : (
        <UnlessScript>
          <div>
            <Button type="submit" variant="outline" name={stepField} value={step.more}>
              More lines
            </Button>
          </div>
        </UnlessScript>
      )}
    </Section>
  );
}

function sharedLines(lines: readonly BasketLine[], units: readonly UnitView[]): SharedLine[] {
  return lines.map(({ name, quantity, unitId, grade, packaging, href }) => ({
    name,
    quantity,
    unit: quantity === '' ? '' : (units.find(({ id }) => id === unitId)?.symbol ?? ''),
    grade,
    packaging,
    address: href === null ? '' : new URL(href, location.origin).href,
  }));
}
