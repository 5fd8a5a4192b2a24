import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { useCallback, useRef, useState } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import type { BasketLine } from '../basket/basket-line';
import { visitorsBasket } from '../basket/basket-store';
import { SectionTitle } from '../common/look';
import { pageHref } from '../common/hrefs';
import { AddLine } from './add-line';
import { linesText, step, stepField } from './line-field';
import type { UnitView } from '../common/unit-view';
import type { InquiryPageView } from './inquiry-view';
import type { SharedLine } from './inquiry-texts';
import { LateBasketTools } from './late-basket-tools';
import { LineList } from './line-list';
import { Section, SectionTop, Undo } from './section-look';
import { useInquiryLines } from './use-inquiry-lines';

interface Removed {
  words: string;
  /** All lines before the change. */
  before: readonly BasketLine[];
}

/** The lines of the inquiry, with actions on them. */
export function LineSection({ view }: { view: InquiryPageView }) {
  const { lines, isReady, isStored } = useInquiryLines(view);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const list = useRef<HTMLDivElement>(null);

  // A stable function, so that only the changed line renders again.
  const remove = useCallback((number: number) => {
    const store = visitorsBasket();
    const { lines: before } = store.read();
    const line = before.find((one) => one.number === number);
    const { name = '' } = line ?? {};
    setRemoved({ words: t`Removed: ${name}`, before });
    store.remove(number);
    list.current?.focus({ preventScroll: true });
  }, []);

  function empty(): void {
    const { lines: before } = visitorsBasket().read();
    const count = linesText(before.length);
    setRemoved({ words: t`Removed: ${count}`, before });
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
        <SectionTitle>{t`Products`}</SectionTitle>
        {isReady && lines.length > 0 ? (
          <>
            <span>{linesText(lines.length)}</span>
            <LateBasketTools
              readLines={() => sharedLines(visitorsBasket().read().lines, view.units)}
              fileName="inquiry.csv"
              onEmpty={empty}
            />
          </>
        ) : null}
      </SectionTop>
      {isStored ? null : (
        <output>
          {t`Your browser does not keep this list: it is gone when you close or reload the page.`}
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
            {t`Undo`}
          </Button>
        )}
      </Undo>
      <AddLine />
      <p className="not-in-print">
        <Trans>
          Many lines? <a href={pageHref('orderList')}>Paste a list</a> of names or CAS numbers.
        </Trans>
      </p>
      {isReady ? null : (
        <UnlessScript>
          <div>
            <Button type="submit" variant="outline" name={stepField} value={step.more}>
              {t`More lines`}
            </Button>
          </div>
        </UnlessScript>
      )}
    </Section>
  );
}

function sharedLines(lines: readonly BasketLine[], units: readonly UnitView[]): SharedLine[] {
  return lines.map(({ name, offeredForm, quantity, unitId, grade, packaging, href }) => ({
    name: offeredForm || name,
    quantity,
    unit: quantity === '' ? '' : (units.find(({ id }) => id === unitId)?.symbol ?? ''),
    grade,
    packaging,
    address: href === null ? '' : new URL(href, location.origin).href,
  }));
}

const Box = styled.div`
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${token.color.border};
  background: ${token.color.surface};

  & > p + p {
    margin-top: 0.5rem;
    color: ${token.color.textMuted};
  }
`;

/** Shown for an inquiry without lines: how to fill it. */
function EmptyInquiry() {
  return (
    <Box>
      <p>{t`Your inquiry is empty.`}</p>
      <p>
        <Trans>
          Find a chemical with the search above or in the{' '}
          <a href={pageHref('categories')}>categories</a> and choose “Add to inquiry”, type its name
          below, or <a href={pageHref('orderList')}>paste a list</a>.
        </Trans>
      </p>
    </Box>
  );
}

/** Hidden from the first paint in browsers with scripts. */
const UnlessScript = styled.div`
  display: contents;

  @media (scripting: enabled) {
    display: none;
  }
`;
