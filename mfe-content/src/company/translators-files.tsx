import { t } from '@lingui/core/macro';
import { type SiteLanguage } from 'contract';
import { translationEndpoints } from 'contract/record';
import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, Card, ErrorBox, token, useDownload, useRefusalFocus } from 'shared-ui';
import { ApiError, messageOf, useApi, usePermission } from 'shared-ui/client';
import { languageText } from 'shared-ui/i18n';
import { useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { companyId, companyRecord } from './company-record';

const Beside = styled(Card)`
  margin-top: ${token.space[4]};

  & p {
    max-width: 44rem;
    margin-bottom: ${token.space[3]};
    color: ${token.color.textMuted};
  }
  & output {
    display: block;
    margin-top: ${token.space[3]};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
`;

/** The texts of the site as files for translators, one for each language; without languages there is nothing here. */
export function TranslatorsFiles() {
  const mayTranslate = usePermission({ website: 'all' });
  const { data } = useResourceRecord(companyRecord, companyId);
  const languages = data?.siteLanguages ?? [];
  return mayTranslate && languages.length > 0 ? <Files languages={languages} /> : null;
}

function Files({ languages }: { languages: readonly SiteLanguage[] }) {
  const { run, isBusy } = useDownload(translationEndpoints.export, {
    name: 'texts.csv',
    failure: t`The texts were not downloaded`,
  });
  return (
    <Beside title={t`Texts for translators`}>
      <p>
        {t`A CSV file has each text of the site that is missing in a language, or older than its original. Fill in the column Translation, and send the file back: where a row is wrong, nothing of it is written.`}
      </p>
      <Line>
        {languages.map((language) => (
          <Button
            key={language}
            variant="outline"
            disabled={isBusy}
            onClick={() => void run({ query: { into: language, open: true } })}
          >
            <Download /> {t`Open texts for ${{ language: languageText(language) }}`}
          </Button>
        ))}
        <SendBack />
      </Line>
    </Beside>
  );
}

function SendBack() {
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [said, setSaid] = useState('');
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [refusals, setRefusals] = useState(0);
  const box = useRefusalFocus(refusals);

  async function send(file: File) {
    setIsSending(true);
    setErrors([]);
    setSaid('');
    try {
      const { data } = await api.call(translationEndpoints.import, { body: { file } });
      setSaid(
        t`${{ name: file.name }}: rows read ${{ rows: data.rows }}, texts changed ${{ changed: data.changed }}.`,
      );
    } catch (error) {
      setErrors(messagesOf(error));
      setRefusals((count) => count + 1);
    } finally {
      setIsSending(false);
    }
  }
  function take(chosen: HTMLInputElement) {
    const file = chosen.files?.[0];
    if (file !== undefined) void send(file);
    // Without a reset, choosing the same file again fires no change event.
    chosen.value = '';
  }
  return (
    <>
      <Button isLoading={isSending} onClick={() => input.current?.click()}>
        <FileUp /> {t`Send a file back`}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t`File of a translator`}
        accept=".csv"
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      {said === '' ? null : <output>{said}</output>}
      {errors.length === 0 ? null : (
        <ErrorBox ref={box} title={t`Nothing of the file was written`}>
          {errors.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ErrorBox>
      )}
    </>
  );
}

function messagesOf(error: unknown): string[] {
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  return errors.length === 0 ? [messageOf(error)] : errors.map(({ message }) => message);
}
