import { t } from '@lingui/core/macro';
import { Button, token } from 'shared-ui';
import { use, useState } from 'react';
import styled from 'styled-components';
import { useHasScript } from '../basket/use-has-script';
import { fieldId, FormContext } from '../form/form-context';
import { SiteForm } from '../form/site-form';
import { AcceptFields, NoButtonForEnter, QuestionFields } from './offer-answer';
import { keysIn, lineField, updateField } from './offer-fields';
import { ContentsEnd } from './offer-contents';
import { OfferLines } from './offer-lines';
import { sumsOf } from './offer-sums';
import type { OfferContentsView, OfferPageView } from './offer-view';

const Chosen = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  margin-top: -0.5rem;
  color: ${token.color.textMuted};
  font-size: 0.9375rem;

  & > p {
    flex: 1 1 20rem;
  }
`;

interface OfferFormProps extends Pick<OfferPageView, 'form'> {
  offer: OfferPageView['offer'];
  contents: OfferContentsView;
}

/** An offer with what its recipient can do: accept all or some of its lines, decline it, ask about it. */
export function OfferForm({ offer, contents, form }: OfferFormProps) {
  const isOpen = offer.state === 'sent';
  return (
    <SiteForm key={form.key} form={form} labelledBy={isOpen ? 'answer-offer' : 'ask-offer'} isWide>
      <input type="hidden" name="key" value={offer.key} />
      <NoButtonForEnter />
      {isOpen ? <Answer contents={contents} /> : <Answered contents={contents} />}
      <QuestionFields />
    </SiteForm>
  );
}

function Answered({ contents }: Pick<OfferFormProps, 'contents'>) {
  return (
    <div>
      <OfferLines lines={contents.lines} totals={contents.totals} />
      <ContentsEnd {...contents} />
    </div>
  );
}

function Answer({ contents }: Pick<OfferFormProps, 'contents'>) {
  const { lines } = contents;
  const sent = use(FormContext)?.values['lines'];
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(sent === undefined ? lines.map(({ key }) => key) : keysIn(sent)),
  );
  const hasScript = useHasScript();
  const ticked = lines.filter(({ key }) => chosen.has(key)).length;
  return (
    <>
      <div>
        <OfferLines
          lines={lines}
          totals={sumsOf(contents, chosen)}
          ticks={{ name: lineField, id: fieldId('lines'), chosen, onChange: setChosen, hasScript }}
        />
        <ContentsEnd {...contents} />
      </div>
      {lines.length === 1 ? null : (
        <Chosen className="not-in-print">
          <p>
            {hasScript ? `${chosenText(ticked, lines.length)} ` : ''}
            {t`Untick what you do not want. Prices of the other lines stay; freight and other charges stay too, and we confirm them with the order.`}
          </p>
          {hasScript ? null : (
            <Button type="submit" variant="outline" name={updateField} value="yes">
              {t`Update the total`}
            </Button>
          )}
        </Chosen>
      )}
      <AcceptFields chosen={{ count: ticked, of: lines.length }} />
    </>
  );
}

function chosenText(chosen: number, all: number): string {
  return t`${chosen} of ${all} lines are chosen.`;
}
