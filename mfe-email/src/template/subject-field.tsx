import { t } from '@lingui/core/macro';
import { mailLimits, type templates } from 'contract/email';
import { Field, Input } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { problemText } from '../common/problem-places';
import { takesVariables } from './use-variable-target';

interface SubjectFieldProps extends InputsProps<typeof templates> {
  problems: readonly string[];
}

export function SubjectField({ form, problems }: SubjectFieldProps) {
  const { value, change, blur, ref, fieldProps } = useFormField<typeof templates, string>({
    form,
    name: 'subject',
    label: t`Subject`,
  });
  return (
    <div {...{ [takesVariables]: 'subject' }}>
      <Field {...fieldProps} error={problemText(fieldProps.error, problems)}>
        <Input
          ref={ref}
          autoComplete="off"
          maxLength={mailLimits.subject}
          value={value ?? ''}
          onChange={({ target }) => change(target.value === '' ? null : target.value)}
          onBlur={blur}
        />
      </Field>
    </div>
  );
}
