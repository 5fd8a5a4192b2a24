import { templates } from 'contract/email';
import {
  Combobox,
  Field,
  Input,
  type Option,
  RichTextInput,
  Select,
  Skeleton,
  useConfirm,
} from 'shared-ui';
import { useReferenceOptions } from 'shared-ui/resource';
import { ReplyAttachments } from './reply-attachments';
import type { Addressed } from './reply-draft';
import type { Reply } from './use-reply';
import type { ServerRow } from './use-reply-start';

interface ReplyFieldsProps {
  reply: Reply;
  addressed: Addressed;
  servers: readonly ServerRow[];
}

/** The reply's server, template, subject, body and attachments. */
export function ReplyFields({ reply, addressed, servers }: ReplyFieldsProps) {
  const { draft, change, edit, errorOf, isFilling } = reply;
  return (
    <>
      {servers.length > 1 ? (
        <Field label="From">
          <Select
            options={servers.map(serverOption)}
            value={draft.smtpId}
            onValueChange={(smtpId) => change({ smtpId })}
          />
        </Field>
      ) : null}
      <TemplateChoice reply={reply} />
      <Field label="Subject" isRequired error={errorOf('subject')}>
        <Input
          value={draft.subject}
          maxLength={200}
          onChange={({ target }) => edit({ subject: target.value })}
        />
      </Field>
      <Field label="Message" isRequired error={errorOf('html')}>
        {isFilling ? (
          <Skeleton height="14rem" />
        ) : (
          <RichTextInput
            label="Message"
            value={draft.html}
            onValueChange={(html) => edit({ html })}
          />
        )}
      </Field>
      <ReplyAttachments reply={reply} offered={addressed.inquiry.attachments} />
    </>
  );
}

function serverOption({ _id, name, fromName, fromAddress }: ServerRow): Option {
  const sender = fromName === null ? fromAddress : `${fromName} <${fromAddress}>`;
  return { value: _id, label: `${sender} (${name})` };
}

function TemplateChoice({ reply }: { reply: Reply }) {
  const { draft, choose } = reply;
  const options = useReferenceOptions(templates);
  const confirm = useConfirm();

  async function chooseAfterAsking(template: Option | null) {
    const isSure =
      template === null ||
      !draft.isEdited ||
      (await confirm({
        title: 'Replace what you have written?',
        description: `Subject and message become those of “${template.label}”.`,
        confirmLabel: 'Replace',
      }));
    if (isSure) await choose(template);
  }
  return (
    <Field label="Template" help="It is filled in with what is known of the inquiry.">
      <Combobox
        label="Templates"
        placeholder="None: write it yourself"
        options={options}
        value={draft.template}
        onValueChange={(template) => void chooseAfterAsking(template)}
      />
    </Field>
  );
}
