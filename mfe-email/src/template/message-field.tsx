import { t } from '@lingui/core/macro';
import type { templates } from 'contract/email';
import type { Ref } from 'react';
import { type RichTextHandle } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { MailEditor } from '../common/mail-editor';
import { takesVariables } from './use-variable-target';

interface MessageFieldProps extends InputsProps<typeof templates> {
  rich: Ref<RichTextHandle>;
  problems: readonly string[];
}

export function MessageField({ form, rich, problems }: MessageFieldProps) {
  const { value, change, blur, fieldProps } = useFormField<typeof templates, string>({
    form,
    name: 'html',
    label: t({ message: 'Message', context: 'email' }),
  });
  return (
    <div {...{ [takesVariables]: 'message' }}>
      <MailEditor
        {...fieldProps}
        value={value}
        onChange={change}
        onBlur={blur}
        rich={rich}
        problems={problems}
      />
    </div>
  );
}
