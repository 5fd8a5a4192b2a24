import { t } from '@lingui/core/macro';
import type { templates } from 'contract/email';
import { useRef, useState } from 'react';
import { Checkbox, Field, Textarea, token, useConfirm } from 'shared-ui';
import { type InputsProps, useFormField } from 'shared-ui/form';
import styled from 'styled-components';
import { goToPlace, ProblemPlaces, problemText } from '../common/problem-places';
import { takesVariables } from './use-variable-target';

const Mono = styled(Textarea)`
  min-height: 10rem;
  font-family: ${token.font.mono};
  font-size: ${token.text.sm};
`;

interface PlainTextFieldProps extends InputsProps<typeof templates> {
  problems: readonly string[];
}

/** The plain text part, generated from the HTML unless it is written. */
export function PlainTextField({ form, problems }: PlainTextFieldProps) {
  const confirm = useConfirm();
  const [isOpen, setIsOpen] = useState(false);
  const control = useRef<HTMLTextAreaElement>(null);
  const { value, change, blur, ref, fieldProps } = useFormField<typeof templates, string>({
    form,
    name: 'text',
    label: t`Plain text`,
    help: t`Shown where a mail program shows no formatted message.`,
  });
  const isByHand = isOpen || value !== null;

  async function choose(isWanted: boolean) {
    if (!isWanted && value !== null && !(await confirm(question))) return;
    if (!isWanted) change(null);
    setIsOpen(isWanted);
  }
  return (
    <div {...{ [takesVariables]: 'plain text' }}>
      <Field
        layout="inline"
        label={t`Custom plain-text version`}
        help={isByHand ? undefined : t`Generated from the message by default.`}
      >
        <Checkbox checked={isByHand} onCheckedChange={(checked) => void choose(checked === true)} />
      </Field>
      {isByHand ? (
        <>
          <Field {...fieldProps} error={problemText(fieldProps.error, problems)}>
            <Mono
              ref={(element) => {
                ref(element);
                control.current = element;
              }}
              rows={8}
              value={value ?? ''}
              onChange={({ target }) => change(target.value === '' ? null : target.value)}
              onBlur={blur}
            />
          </Field>
          <ProblemPlaces
            problems={problems}
            onGo={(place) => control.current && goToPlace(control.current, place)}
          />
        </>
      ) : null}
    </div>
  );
}

const question = {
  get title() {
    return t`Discard the custom plain text?`;
  },
  get description() {
    return t`It is generated from the message again.`;
  },
  get confirmLabel() {
    return t`Discard`;
  },
  isDestructive: true,
};
