import { t } from '@lingui/core/macro';
import { emailCategories, type templates } from 'contract/email';
import { useRef } from 'react';
import { breakpoint, type RichTextHandle, token } from 'shared-ui';
import {
  ChoiceField,
  InputGrid,
  type InputsProps,
  LetterLanguageField,
  ReferenceField,
  StaffFilesField,
  TextField,
} from 'shared-ui/form';
import styled from 'styled-components';
import { confirmedFormOptions } from './confirmed-forms';
import { MessageField } from './message-field';
import { PlainTextField } from './plain-text-field';
import { PreviewPanel } from './preview-panel';
import { SubjectField } from './subject-field';
import { usePreview } from './use-preview';
import { useVariableTarget } from './use-variable-target';
import { VariableList } from './variable-list';

/** The preview stands beside the inputs where there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[6]};
  align-items: start;

  @media (width >= ${breakpoint.wide}) {
    grid-template-columns: minmax(0, 6fr) minmax(22rem, 5fr);
  }
`;

const Written = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
`;

/** A template's form with its preview. */
export function TemplateInputs({ form }: InputsProps<typeof templates>) {
  const rich = useRef<RichTextHandle>(null);
  const { box, field, note, insert } = useVariableTarget(rich);
  const preview = usePreview(form);
  return (
    <Columns>
      <Written ref={box} onFocus={note}>
        <InputGrid>
          <div data-wide>
            <TextField form={form} name="name" label={t`Name`} />
          </div>
          <ReferenceField form={form} name="categoryId" label={t`Category`} to={emailCategories} />
          <LetterLanguageField form={form} name="language" label={t`Language`} />
          <ChoiceField
            form={form}
            name="confirms"
            label={t`Send automatically after`}
            help={t`Visitors who send this form from a page in the language get the email.`}
            options={confirmedFormOptions()}
          />
        </InputGrid>
        <SubjectField form={form} problems={preview.problemsOf('subject')} />
        <VariableList into={field} onInsert={insert} />
        <MessageField form={form} rich={rich} problems={preview.problemsOf('html')} />
        <PlainTextField form={form} problems={preview.problemsOf('text')} />
        <StaffFilesField
          form={form}
          name="attachments"
          label={t`Attachments`}
          noun={t`attachment`}
          stored={form.record?.attachments}
        />
      </Written>
      <PreviewPanel form={form} preview={preview} />
    </Columns>
  );
}
