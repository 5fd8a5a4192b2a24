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
        <TextField form={form} name="title" label="Title" />
        <DateField
          form={form}
          name="effectiveFrom"
          label="In force from"
          help="Shown on the page; doesn’t delay publication."
        />
        <div data-wide>
          <PolicyDay form={form} />
          <PolicyStarter form={form} kind={kind} />
          <RichTextField form={form} name="content" label="Text" />
        </div>
      </InputGrid>
      <aside aria-label="Versions">
        <h2>Versions</h2>
        <RecordVersions form={form} describe={describe} />
      </aside>
    </Columns>
  );
}

function describe({ effectiveFrom }: Readonly<Record<string, unknown>>) {
  return typeof effectiveFrom === 'string' ? `In force from ${dateText(effectiveFrom)}` : null;
}
