import { t } from '@lingui/core/macro';
import { Check, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button, token, VisuallyHidden } from 'shared-ui';
import styled from 'styled-components';
import { addHref, pageHref } from '../common/hrefs';
import { type BasketLine, longest, maxLines } from './basket-line';
import { visitorsBasket } from './basket-store';
import { useBasketFact } from './use-basket';
import { useHasScript } from './use-has-script';

const Full = styled.p`
  max-width: 12rem;
  color: ${token.color.dangerText};
  font-size: 0.875rem;
  white-space: normal;
`;

interface AddPackProps {
  chemical: { id: string; name: string; href: string; offeredForm?: string };
  /** Empty for none. */
  grade: string;
  packaging: string;
}

/** Adds one grade and pack of a chemical to the inquiry. Without a script, a link to an inquiry with it. */
export function AddPack({ chemical, grade, packaging: written }: AddPackProps) {
  const { id, name, href, offeredForm = '' } = chemical;
  const packaging = written.slice(0, longest.packaging);
  const hasScript = useHasScript();
  const isIn = useBasketFact(({ lines }) =>
    lines.some((line) => isPack(line) && line.grade === grade && line.packaging === packaging),
  );
  const [isFull, setFull] = useState(false);
  const what = [offeredForm, grade, packaging].filter((part) => part !== '').join(', ');

  function isPack(line: Pick<BasketLine, 'chemicalId' | 'offeredForm'>): boolean {
    return line.chemicalId === id && (line.offeredForm ?? '') === offeredForm;
  }
  function add(): void {
    const line = { chemicalId: id, name, href, offeredForm, grade, packaging };
    setFull(visitorsBasket().add([line]).leftOut > 0);
  }
  if (isIn) {
    return (
      <Button asChild variant="secondary" size="sm" className="not-in-print">
        <a href={pageHref('inquiry')}>
          <Check aria-hidden="true" /> {t`Added`}
          <VisuallyHidden>: {what}</VisuallyHidden>
        </a>
      </Button>
    );
  }
  const label = (
    <>
      <Plus aria-hidden="true" /> {t`Add`}
      <VisuallyHidden> {what}</VisuallyHidden>
    </>
  );
  return (
    <>
      {hasScript ? (
        <Button variant="outline" size="sm" onClick={add} className="not-in-print">
          {label}
        </Button>
      ) : (
        <Button asChild variant="outline" size="sm" className="not-in-print">
          <a href={addHref(href, { form: offeredForm, grade, packaging })} rel="nofollow">
            {label}
          </a>
        </Button>
      )}
      {isFull ? <Full role="alert">{t`An inquiry has at most ${maxLines} lines`}</Full> : null}
    </>
  );
}
