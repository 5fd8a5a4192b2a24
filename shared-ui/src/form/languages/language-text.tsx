import { t } from '@lingui/core/macro';
import type { SiteLanguage } from 'contract';
import styled from 'styled-components';
import { languageText } from '../../i18n/words';
import { Badge } from '../../parts/badge/badge';
import { Button } from '../../parts/button/button';
import { Field } from '../../parts/field/field';
import { Input } from '../../parts/input/input';
import { RichText } from '../../parts/rich-text/rich-text';
import { RichTextInput } from '../../parts/rich-text-input/rich-text-input';
import { Textarea } from '../../parts/textarea/textarea';
import { breakpoint, token } from '../../tokens/token';
import type { TranslatedText } from './use-translations';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${token.space[2]} ${token.space[5]};
  align-items: start;

  @media (width < ${breakpoint.mobile}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const OriginalBox = styled.div`
  min-width: 0;
  color: ${token.color.textMuted};
  overflow-wrap: anywhere;

  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: ${token.space[2]};
    align-items: center;
    margin-bottom: ${token.space[1]};
    font-size: ${token.text.sm};
  }
`;

/** Characters from which a text gets several lines. */
const longFrom = 80;

interface LanguageTextProps {
  text: TranslatedText;
  language: SiteLanguage;
  label: string;
  value: string;
  error: string | undefined;
  mayEdit: boolean;
  onWrite: (value: string) => void;
  /** The translation is right although the original was changed. */
  onConfirm: () => void;
}

/** One text in a language, beside its original. */
export function LanguageText(props: LanguageTextProps) {
  const { text, language, label, value, error, mayEdit, onWrite, onConfirm } = props;
  const { state } = text.translation;
  return (
    <Pair>
      <Field label={label} error={error} isReadOnly={!mayEdit}>
        <Control text={text} language={language} label={label} value={value} onWrite={onWrite} />
      </Field>
      <OriginalBox>
        <p>
          {languageText('en')}
          {state === 'missing' ? <Badge>{t`Missing: the site shows this`}</Badge> : null}
          {state === 'outdated' ? (
            <>
              <Badge tone="warning">{t`Changed since it was translated`}</Badge>
              {mayEdit ? (
                <Button variant="ghost" size="sm" onClick={onConfirm}>
                  {t`${label} is still right`}
                </Button>
              ) : null}
            </>
          ) : null}
        </p>
        <div lang="en">{text.isFormatted ? <RichText html={text.text} /> : text.text}</div>
      </OriginalBox>
    </Pair>
  );
}

type ControlProps = Pick<LanguageTextProps, 'text' | 'language' | 'label' | 'value' | 'onWrite'>;

function Control({ text, language, label, value, onWrite }: ControlProps) {
  if (text.isFormatted) {
    return (
      <RichTextInput
        label={label}
        value={value === '' ? null : value}
        onValueChange={(html) => onWrite(html ?? '')}
      />
    );
  }
  if (text.text.length < longFrom) {
    return (
      <Input
        lang={language}
        autoComplete="off"
        value={value}
        onChange={(event) => onWrite(event.target.value)}
      />
    );
  }
  return (
    <Textarea
      lang={language}
      rows={3}
      value={value}
      onChange={(event) => onWrite(event.target.value)}
    />
  );
}
