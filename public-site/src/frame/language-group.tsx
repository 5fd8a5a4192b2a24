import { t } from '@lingui/core/macro';
import { Globe } from 'lucide-react';
import type { SiteLanguage } from 'contract';
import { pathIn, plainPath } from '../language/addresses';
import { currentLanguage } from '../language/current-language';
import { noteLanguageChoice } from '../language/language-choice';
import { languagesOf } from '../language/languages';
import { MenuGroupBox } from './menu-group';

interface LanguageGroupProps {
  /** The current page with its query. */
  address: string;
  spoken: readonly SiteLanguage[];
}

/** Leads to the same page in the other languages, each called as its speakers call it. */
export function LanguageGroup({ address, spoken }: LanguageGroupProps) {
  const current = currentLanguage();
  return (
    <MenuGroupBox name="site-menu">
      <summary aria-label={t`Language: ${current.name}`}>
        <Globe aria-hidden="true" /> {current.name}
      </summary>
      <ul>
        {languagesOf(spoken).map((language) => (
          <li key={language.code}>
            <a
              href={pathIn(language, plainPath(address))}
              hrefLang={language.code}
              lang={language.code}
              onClick={noteLanguageChoice}
              {...(language === current && { 'aria-current': 'true' as const })}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </MenuGroupBox>
  );
}
