import { t } from '@lingui/core/macro';
import type { MailServerTest } from 'contract/email';
import { CircleCheck, CircleX } from 'lucide-react';
import { focusRing, token } from 'shared-ui';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';

const Verdict = styled.output<{ $isGood: boolean }>`
  display: flex;
  gap: ${token.space[2]};
  padding: ${token.space[3]};
  border-radius: ${token.radius.md};
  background: ${({ $isGood }) => ($isGood ? token.color.successSoft : token.color.dangerSoft)};
  color: ${({ $isGood }) => ($isGood ? token.color.onSuccessSoft : token.color.onDangerSoft)};
  overflow-wrap: anywhere;

  & > svg {
    flex: none;
    margin-top: 0.125rem;
  }
`;

const Talk = styled.section`
  max-height: 18rem;
  margin-top: ${token.space[3]};
  padding: ${token.space[3]};
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surfaceSunken};
  overflow: auto;
  ${focusRing}

  & > dl {
    display: grid;
    grid-template-columns: max-content minmax(0, 1fr);
    gap: ${token.space[1]} ${token.space[3]};
    margin: 0;
    font-family: ${token.font.mono};
    font-size: ${token.text.xs};
  }
  & > dl > div {
    display: contents;
  }
  & dt {
    color: ${token.color.textMuted};
  }
  & dd {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

interface SmtpTestResultProps {
  result: MailServerTest;
}

/** The result of a test, with the SMTP log. */
export function SmtpTestResult({ result }: SmtpTestResultProps) {
  const { ok, verdict, words, milliseconds } = result;
  const Icon = ok ? CircleCheck : CircleX;
  return (
    <>
      <Verdict $isGood={ok}>
        <Icon size={18} aria-hidden="true" />
        <span>
          <strong>{ok ? t`It works.` : t`It does not work.`}</strong> {verdict} (
          {secondsText(milliseconds)})
        </span>
      </Verdict>
      {words.length === 0 ? null : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keys
        <Talk aria-label={t`What was said`} tabIndex={0}>
          <dl>
            {words.map((line, index) => (
              <div key={index}>
                <dt>{line.from === 'us' ? t`We` : t`Server`}</dt>
                <dd>{line.text}</dd>
              </div>
            ))}
          </dl>
        </Talk>
      )}
    </>
  );
}

function secondsText(milliseconds: number) {
  return `${numberText(Math.round(milliseconds / 10) / 100)} s`;
}
