import { Suspense } from 'react';
import { useHasScript } from '../basket/use-has-script';
import { lateOrNothing } from '../common/late-or-nothing';
import type { LanguageOfferProps } from './language-offer';

/** Its code loads after the page, which is the same for all readers. */
const LanguageOffer = lateOrNothing<LanguageOfferProps>(
  async () =>
    (await import(/* webpackChunkName: "language-offer" */ './language-offer')).LanguageOffer,
);

/** Offers the page in the language that the browser asks for, where the site speaks several. */
export function LateLanguageOffer(props: LanguageOfferProps) {
  if (!useHasScript() || props.spoken.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <LanguageOffer {...props} />
    </Suspense>
  );
}
