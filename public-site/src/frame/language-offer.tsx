import type { SiteLanguage } from 'contract';
import { X } from 'lucide-react';
import { useState } from 'react';
import { focusRing, token } from 'shared-ui';
import styled from 'styled-components';
import { pathIn, plainPath } from '../language/addresses';
import { currentLanguage } from '../language/current-language';
import { hasChosenLanguage, noteLanguageChoice } from '../language/language-choice';
import type { Language } from '../language/languages';
import { wantedLanguage } from '../language/wanted-language';

const Box = styled.aside`
  position: fixed;
  z-index: ${token.layer.sticky};
  inset-block-end: 1rem;
  inset-inline-start: 1rem;
  display: flex;
  gap: 0.5rem;
  align-items: center;
  max-width: calc(100% - 2rem);
  padding-inline-start: 1rem;
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};
  color: ${token.color.text};
  box-shadow: ${token.shadow.md};

  & a {
    color: ${token.color.brandText};
    font-weight: ${token.weight.semibold};
    padding-block: 0.75rem;
    ${focusRing}
  }
  & button {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border: 0;
    background: transparent;
    color: ${token.color.textMuted};
    cursor: pointer;
    ${focusRing}
  }
  & svg {
    width: 1.125rem;
    height: 1.125rem;
  }
`;

/** Each in its own language: their readers may read no other. */
const words: Readonly<Record<Language['code'], { offer: string; close: string }>> = {
  en: { offer: 'Read this page in English', close: 'Close' },
  de: { offer: 'Diese Seite auf Deutsch lesen', close: 'Schließen' },
  es: { offer: 'Leer esta página en español', close: 'Cerrar' },
  zh: { offer: '阅读本页中文版', close: '关闭' },
  ar: { offer: 'قراءة هذه الصفحة بالعربية', close: 'إغلاق' },
};

export interface LanguageOfferProps {
  /** The current page with its query. */
  address: string;
  spoken: readonly SiteLanguage[];
}

/** Leads to the page in the language that the browser asks for; closed or followed, it does not come again. */
export function LanguageOffer({ address, spoken }: LanguageOfferProps) {
  const [isOpen, setIsOpen] = useState(() => !hasChosenLanguage());
  const language = wantedLanguage(navigator.languages, spoken);
  if (!isOpen || language === undefined || language === currentLanguage()) return null;
  const { code, direction, name } = language;
  return (
    <Box className="not-in-print" aria-label={name}>
      <a
        href={pathIn(language, plainPath(address))}
        hrefLang={code}
        lang={code}
        dir={direction}
        onClick={noteLanguageChoice}
      >
        {words[code].offer}
      </a>
      <button
        type="button"
        lang={code}
        aria-label={words[code].close}
        onClick={() => {
          noteLanguageChoice();
          setIsOpen(false);
        }}
      >
        <X aria-hidden="true" />
      </button>
    </Box>
  );
}
