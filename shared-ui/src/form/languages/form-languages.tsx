import { t } from '@lingui/core/macro';
import { type SiteLanguage, siteLanguages } from 'contract';
import { type ReactNode, useRef, useState } from 'react';
import { languageText } from '../../i18n/words';
import { Badge } from '../../parts/badge/badge';
import { type Tab, Tabs } from '../../parts/tabs/tabs';
import type { AnyResource } from '../../resource/resource-types';
import { useLeaveGuard } from '../use-leave-guard';
import type { ResourceFormController } from '../use-resource-form';
import { LanguageForm } from './language-form';
import {
  textsIn,
  type TranslatedText,
  useTranslations,
  type WrittenTexts,
} from './use-translations';

interface FormLanguagesProps<R extends AnyResource> {
  form: ResourceFormController<R>;
  /** The form of the record itself. */
  children: ReactNode;
}

type Drafts = Readonly<Partial<Record<SiteLanguage, WrittenTexts>>>;

/**
 * The form of a record that is there, with a tab for each language of the site where its texts are translated. Without languages, and for
 * records without such texts, it is the form alone.
 */
export function FormLanguages<R extends AnyResource>({ form, children }: FormLanguagesProps<R>) {
  const { record, write } = useTranslations(form.resource, form.record?._id);
  const [drafts, setDrafts] = useState<Drafts>({});
  if (record === undefined || record.languages.length === 0 || record.originals.length === 0)
    return children;

  const keep = (language: SiteLanguage, texts: WrittenTexts) =>
    setDrafts((former) => ({ ...former, [language]: texts }));
  async function save(language: SiteLanguage, texts: WrittenTexts) {
    await write(language, texts);
    keep(language, {});
  }
  const own: Tab = { value: 'own', label: languageText('en'), content: children, isKept: true };
  const others = record.languages.map((language): Tab => {
    const texts = textsIn(record, language);
    return {
      value: language,
      label: <LanguageLabel language={language} texts={texts} />,
      content: (
        <LanguageForm
          language={language}
          texts={texts}
          labels={form.labels}
          mayEdit={form.access.mayEdit}
          written={drafts[language] ?? {}}
          onWrite={(written) => keep(language, written)}
          onSave={(written) => save(language, written)}
        />
      ),
    };
  });
  const isDirty = siteLanguages.some((one) => Object.keys(drafts[one] ?? {}).length > 0);
  return (
    <>
      {isDirty ? <UnsavedTexts /> : null}
      <Tabs label={t`Languages`} tabs={[own, ...others]} />
    </>
  );
}

/** The router knows one guard: while this is there, it stands for that of the form too. */
function UnsavedTexts() {
  const isReleased = useRef(false);
  useLeaveGuard(true, isReleased);
  return null;
}

interface LanguageLabelProps {
  language: SiteLanguage;
  texts: readonly TranslatedText[];
}

function LanguageLabel({ language, texts }: LanguageLabelProps) {
  const countOf = (state: TranslatedText['translation']['state']) =>
    texts.filter(({ translation }) => translation.state === state).length;
  const [missing, outdated] = [countOf('missing'), countOf('outdated')];
  return (
    <>
      {languageText(language)}
      {missing === 0 ? null : (
        <>
          &nbsp;<Badge>{t`${missing} missing`}</Badge>
        </>
      )}
      {outdated === 0 ? null : (
        <>
          &nbsp;<Badge tone="warning">{t`${outdated} to check`}</Badge>
        </>
      )}
    </>
  );
}
