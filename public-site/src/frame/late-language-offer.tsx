import type { SiteLanguage } from 'contract';
import { Suspense, useEffect, useState } from 'react';
import { lateOrNothing } from '../common/late-or-nothing';
import { currentLanguage } from '../language/current-language';
import { hasChosenLanguage } from '../language/language-choice';
import type { Language } from '../language/languages';
import { wantedLanguage } from '../language/wanted-language';
import type { LanguageOfferProps } from './language-offer';

const LanguageOffer = lateOrNothing<LanguageOfferProps>(
  async () =>
    (await import(/* webpackChunkName: "language-offer" */ './language-offer')).LanguageOffer,
);

interface LateLanguageOfferProps {
  /** The current page with its query. */
  address: string;
  spoken: readonly SiteLanguage[];
}

/** Offers the page in the language that the browser asks for, once; its code loads where there is one. */
export function LateLanguageOffer({ address, spoken }: LateLanguageOfferProps) {
  const [language, setLanguage] = useState<Language>();

  // What the browser asks for is not in the page of the server, which is the same for all.
  useEffect(() => {
    const wanted = wantedLanguage(navigator.languages, spoken);
    if (wanted !== currentLanguage() && !hasChosenLanguage()) setLanguage(wanted);
  }, [spoken]);
  if (language === undefined) return null;
  return (
    <Suspense fallback={null}>
      <LanguageOffer language={language} address={address} />
    </Suspense>
  );
}
