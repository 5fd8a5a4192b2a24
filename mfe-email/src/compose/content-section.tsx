import { t } from '@lingui/core/macro';
import { mailLimits } from 'contract/email';
import { Field, Input } from 'shared-ui';
import { FormSection } from 'shared-ui/form';
import { MailEditor } from '../common/mail-editor';
import { AboutInquiry } from './about-inquiry';
import { AttachmentsInput } from './attachments-input';
import { controlId, fieldLabels } from './problems';
import type { SectionProps } from './section-props';
import { TemplateChoice } from './template-choice';

interface ContentSectionProps extends SectionProps {
  onTemplate: (id: string) => void;
}

/** The template, subject, body and attachments. */
export function ContentSection({ draft, change, errorOf, onTemplate }: ContentSectionProps) {
  return (
    <FormSection
      title={t({ message: 'Message', context: 'email' })}
      description={t`Names in double braces, such as ${{ example: '{{recipient.name}}' }}, are filled in for each recipient.`}
    >
      <TemplateChoice
        value={draft.templateId}
        error={errorOf('templateId')}
        onChoose={onTemplate}
        onClear={() => change({ templateId: null })}
      />
      {draft.inquiryId === null ? null : (
        <div data-wide>
          <AboutInquiry id={draft.inquiryId} onRemove={() => change({ inquiryId: null })} />
        </div>
      )}
      <div data-wide>
        <Field
          id={controlId('subject')}
          label={fieldLabels.subject}
          error={errorOf('subject')}
          isRequired
        >
          <Input
            autoComplete="off"
            maxLength={mailLimits.subject}
            value={draft.subject}
            onChange={({ target }) => change({ subject: target.value })}
          />
        </Field>
      </div>
      <div data-wide>
        <MailEditor
          id={controlId('html')}
          label={fieldLabels.html}
          isRequired
          error={errorOf('html')}
          value={draft.html}
          onChange={(html) => change({ html, text: null })}
        />
      </div>
      <div data-wide>
        <AttachmentsInput
          value={draft.attachments}
          error={errorOf('attachments')}
          onValueChange={(attachments) => change({ attachments })}
        />
      </div>
    </FormSection>
  );
}
