import { t } from '@lingui/core/macro';
import type { policies, PolicyKind } from 'contract/content';
import { dateText } from 'contract';
import { breakpoint, token } from 'shared-ui';
import { DateField, InputGrid, type InputsProps, RichTextField, TextField } from 'shared-ui/form';
import { RecordVersions } from 'shared-ui/history';
import styled from 'styled-components';
import { PolicyDay } from './policy-day';
import { PolicyStarter } from './policy-starter';

const Columns = styled.div`
  display: grid;
  gap: ${token.space[6]};

  & > aside {
    min-width: 0;
  }
  & > aside > h2 {
    margin-bottom: ${token.space[2]};
    font-size: ${token.text.lg};
  }
  @media (width >= ${breakpoint.wide}) {
    grid-template-columns: minmax(0, 1fr) 19rem;
    gap: ${token.space[8]};
  }
`;

/** A policy's form, with its versions beside the text. */
export function PolicyInputs({ form, kind }: InputsProps<typeof policies> & { kind: PolicyKind }) {
  return (
    <Columns>
      <InputGrid>
        <TextField form={form} name="title" label={t`Title`} />
        <DateField
          form={form}
          name="effectiveFrom"
          label={t`In force from`}
          help={t`Shown on the page; doesn’t delay publication.`}
        />
        <div data-wide>
          <PolicyDay form={form} />
          <PolicyStarter form={form} kind={kind} />
          <RichTextField form={form} name="content" label={t`Text`} />
        </div>
      </InputGrid>
      <aside aria-label={t({ message: 'Versions', context: 'record' })}>
        <h2>{t({ message: 'Versions', context: 'record' })}</h2>
        <RecordVersions form={form} describe={describe} />
      </aside>
    </Columns>
  );
}

function describe({ effectiveFrom }: Readonly<Record<string, unknown>>) {
  return typeof effectiveFrom === 'string'
    ? t`In force from ${{ day: dateText(effectiveFrom) }}`
    : null;
}
