import { t } from '@lingui/core/macro';
import type { AcceptedEmail } from 'contract/email';
import { Eye, Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button, token, useConfirm } from 'shared-ui';
import { DraftNote, FormSection } from 'shared-ui/form';
import styled from 'styled-components';
import { useMailServers } from '../common/use-mail-servers';
import { ContentSection } from './content-section';
import { type Draft, isWritten } from './draft';
import { PreviewDialog } from './preview-dialog';
import { ProblemSummary } from './problem-summary';
import type { ComposeField } from './problems';
import { CopiesSection, RecipientsSection } from './recipients-section';
import { ServerChoice } from './server-choice';
import type { MailDraft } from './use-draft';
import { useSend } from './use-send';
import { WhenChoice } from './when-choice';

/* Not sticky: it would cover the editor, which grows with the message. */
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token.space[2]};
  margin-top: ${token.space[6]};
  padding-top: ${token.space[4]};
  border-top: 1px solid ${token.color.border};
`;

const Space = styled.span`
  flex: 1;
`;

interface ComposeFormProps extends MailDraft {
  onTemplate: (id: string) => void;
  onSent: (accepted: AcceptedEmail) => void;
}

/** Writes a message and sends it. */
export function ComposeForm(props: ComposeFormProps) {
  const { draft, change, kept, clear, onTemplate, onSent } = props;
  const [isPreviewed, setIsPreviewed] = useState(false);
  const confirm = useConfirm();
  const sending = useSend({ draft, change, serverName: useServerName(draft), onSent });
  const errorOf = (field: ComposeField) =>
    sending.problems.find((problem) => problem.field === field)?.message;
  const section = { draft, change, errorOf };

  function submit(event: FormEvent) {
    event.preventDefault();
    sending.send();
  }
  async function discard() {
    const mayGo = await confirm({
      title: t`Discard this message?`,
      description: t`The message and its recipients will be lost.`,
      confirmLabel: t`Discard`,
      isDestructive: true,
    });
    if (mayGo) clear();
  }
  return (
    <form noValidate aria-label={t`New message`} aria-busy={sending.isSending} onSubmit={submit}>
      <DraftNote draft={kept} />
      <ProblemSummary problems={sending.problems} refusals={sending.refusals} />
      <RecipientsSection {...section} />
      <ContentSection {...section} onTemplate={onTemplate} />
      <CopiesSection {...section} />
      <FormSection title={t({ message: 'Sending', context: 'noun' })}>
        <ServerChoice
          value={draft.smtpId}
          error={errorOf('smtpId')}
          onValueChange={(smtpId) => change({ smtpId })}
        />
        <WhenChoice
          value={draft.sendAt}
          error={errorOf('sendAt')}
          onValueChange={(sendAt) => change({ sendAt })}
        />
      </FormSection>
      <Foot>
        <Button type="submit" isLoading={sending.isSending}>
          <Send /> {draft.sendAt === null ? t`Send…` : t`Schedule…`}
        </Button>
        <Button variant="secondary" onClick={() => setIsPreviewed(true)}>
          <Eye /> {t`Preview`}
        </Button>
        <Space />
        {isWritten(draft) ? (
          <Button variant="ghost" onClick={() => void discard()}>
            {t`Discard`}
          </Button>
        ) : null}
      </Foot>
      {isPreviewed ? <PreviewDialog draft={draft} onClose={() => setIsPreviewed(false)} /> : null}
    </form>
  );
}

function useServerName({ smtpId }: Draft) {
  const { servers = [] } = useMailServers();
  return servers.find(({ _id, isDefault }) => (smtpId === null ? isDefault : _id === smtpId))?.name;
}
