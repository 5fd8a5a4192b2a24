import { t } from '@lingui/core/macro';
import { templates } from 'contract/email';
import type { Inquiry } from 'contract/inquiry';
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
import { ReplyQuote } from './reply-quote';
import type { Reply } from './use-reply';
import type { ServerRow } from './use-reply-start';

interface ReplyFieldsProps {
  reply: Reply;
  /** The text that follows below; undefined for a new mail. */
  quote: string | undefined;
  servers: readonly ServerRow[];
  inquiryId: Inquiry['_id'];
}

/** The mail's server, addresses, template, subject, body and attachments. */
export function ReplyFields({ reply, quote, servers, inquiryId }: ReplyFieldsProps) {
  const { draft, edit, errorOf, isFilling } = reply;
  return (
    <>
      {servers.length > 1 ? (
        <Field label={t`From`}>
          <Select
            options={servers.map(serverOption)}
            value={draft.smtpId ?? undefined}
            onValueChange={(id) =>
              edit({ smtpId: servers.find(({ _id }) => _id === id)?._id ?? null })
            }
          />
        </Field>
      ) : null}
      <Field label={t`To`} isRequired error={errorOf('to')}>
        <Input
          type="email"
          value={draft.to}
          maxLength={254}
          onChange={({ target }) => edit({ to: target.value.trim() })}
        />
      </Field>
      <Field label={t`Cc`} error={errorOf('cc')} help={t`Several with commas between them.`}>
        <Input
          value={draft.cc}
          maxLength={5_000}
          onChange={({ target }) => edit({ cc: target.value })}
        />
      </Field>
      <TemplateChoice reply={reply} />
      <Field label={t`Subject`} isRequired error={errorOf('subject')}>
        <Input
          value={draft.subject}
          maxLength={200}
          onChange={({ target }) => edit({ subject: target.value })}
        />
      </Field>
      <Field label={t({ message: 'Message', context: 'mail' })} isRequired error={errorOf('html')}>
        {isFilling ? (
          <Skeleton height="14rem" />
        ) : (
          <RichTextInput
            label={t({ message: 'Message', context: 'mail' })}
            value={draft.html}
            onValueChange={(html) => edit({ html })}
          />
        )}
      </Field>
      {quote === undefined ? null : <ReplyQuote reply={reply} quote={quote} />}
      <ReplyAttachments reply={reply} inquiryId={inquiryId} />
    </>
  );
}

function serverOption({ _id, name, fromName, fromAddress }: ServerRow): Option {
  const sender = fromName === null ? fromAddress : `${fromName} <${fromAddress}>`;
  return { value: _id, label: `${sender} (${name})` };
}

function TemplateChoice({ reply }: { reply: Reply }) {
  const { draft, choose, isEdited } = reply;
  const options = useReferenceOptions(templates);
  const confirm = useConfirm();

  async function chooseAfterAsking(template: Option | null) {
    const isSure =
      template === null ||
      !isEdited ||
      draft.kind !== 'new' ||
      (await confirm({
        title: t`Replace what you have written?`,
        description: t`Subject and message become those of “${{ label: template.label }}”.`,
        confirmLabel: t`Replace`,
      }));
    if (isSure) await choose(template);
  }
  return (
    <Field
      label={t`Template`}
      help={
        draft.kind === 'new'
          ? t`It is filled in with what is known of the inquiry.`
          : t`Its text goes above what you have written, filled in with what is known of the inquiry.`
      }
    >
      <Combobox
        label={t`Templates`}
        placeholder={t`None: write it yourself`}
        options={options}
        value={draft.template}
        onValueChange={(template) => void chooseAfterAsking(template)}
      />
    </Field>
  );
}
