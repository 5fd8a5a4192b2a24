import { t } from '@lingui/core/macro';
import { fieldWords, type SiteLanguage } from 'contract';
import { ApiError } from 'panel-runtime';
import { type FormEvent, useState } from 'react';
import styled from 'styled-components';
import { messageOf } from '../../client/api-error';
import { words } from '../../i18n/words';
import { Button } from '../../parts/button/button';
import { ErrorBox, useRefusalFocus } from '../../parts/error-state/error-box';
import { token } from '../../tokens/token';
import { LanguageText } from './language-text';
import type { TranslatedText, WrittenTexts } from './use-translations';

const Texts = styled.div`
  display: grid;
  gap: ${token.space[5]};
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[6]};
  padding-top: ${token.space[3]};
  border-top: 1px solid ${token.color.border};
`;

interface LanguageFormProps {
  language: SiteLanguage;
  texts: readonly TranslatedText[];
  labels: ReadonlyMap<string, string>;
  mayEdit: boolean;
  /** What was written and not saved. */
  written: WrittenTexts;
  onWrite: (written: WrittenTexts) => void;
  onSave: (written: WrittenTexts) => Promise<void>;
}

/** The texts of a record in one language, each below its original. */
export function LanguageForm(props: LanguageFormProps) {
  const { language, texts, labels, mayEdit, written, onWrite, onSave } = props;
  const [error, setError] = useState<unknown>();
  const [refusals, setRefusals] = useState(0);
  const [isSaving, setIsSaving] = useState(false);
  const box = useRefusalFocus(refusals);

  async function save(given: WrittenTexts) {
    setError(undefined);
    setIsSaving(true);
    try {
      await onSave(given);
    } catch (problem) {
      setError(problem);
      setRefusals((count) => count + 1);
    } finally {
      setIsSaving(false);
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    void save(written);
  }
  function write(text: TranslatedText, value: string) {
    const { [text.field]: _former, ...others } = written;
    const isSame = value === (text.translation.text ?? '');
    onWrite(isSame ? others : { ...others, [text.field]: value });
  }
  const errors = fieldErrors(error);
  const isPlaced = errors.size > 0;
  const isDirty = Object.keys(written).length > 0;
  return (
    <form noValidate onSubmit={submit} aria-busy={isSaving}>
      {error === undefined || isPlaced ? null : (
        <ErrorBox ref={box} title={t`The texts were not saved`}>
          <li>{messageOf(error)}</li>
        </ErrorBox>
      )}
      <Texts>
        {texts.map((text) => (
          <LanguageText
            key={text.field}
            text={text}
            language={language}
            label={labels.get(text.field) ?? words(fieldWords(text.field))}
            value={written[text.field] ?? text.translation.text ?? ''}
            error={errors.get(`texts.${text.field}`)}
            mayEdit={mayEdit}
            onWrite={(value) => write(text, value)}
            onConfirm={() => void save({ [text.field]: text.translation.text ?? '' })}
          />
        ))}
      </Texts>
      {mayEdit ? (
        <Foot>
          <Button type="submit" isLoading={isSaving} disabled={!isDirty}>
            {t`Save texts`}
          </Button>
          <Button variant="ghost" disabled={!isDirty} onClick={() => onWrite({})}>
            {t`Undo changes`}
          </Button>
        </Foot>
      ) : null}
    </form>
  );
}

function fieldErrors(error: unknown): ReadonlyMap<string, string> {
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  return new Map(errors.map(({ path, message }) => [path, message]));
}
