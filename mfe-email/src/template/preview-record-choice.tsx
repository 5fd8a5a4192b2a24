import { chemicals } from 'contract/catalog';
import { inquiries } from 'contract/inquiry';
import { customers, suppliers } from 'contract/partner';
import { Combobox, Field, focusRing, token } from 'shared-ui';
import { type AnyResource, useReferenceOptions } from 'shared-ui/resource';
import styled from 'styled-components';
import type { Preview, RecordKey } from './use-preview';

const Box = styled.details`
  font-size: ${token.text.sm};

  & > summary {
    min-height: ${token.control.sm};
    border-radius: ${token.radius.sm};
    color: ${token.color.textMuted};
    cursor: pointer;
    ${focusRing}
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(12rem, 100%), 1fr));
    gap: ${token.space[3]};
    margin-top: ${token.space[2]};
  }
`;

const choices = [
  { name: 'customerId', to: customers, label: 'Customer' },
  { name: 'supplierId', to: suppliers, label: 'Supplier' },
  { name: 'inquiryId', to: inquiries, label: 'Inquiry' },
  { name: 'chemicalId', to: chemicals, label: 'Chemical' },
] as const satisfies readonly { name: RecordKey; to: AnyResource; label: string }[];

interface PreviewRecordChoiceProps {
  preview: Preview;
}

/** The records that fill in the preview's variables; samples stand in for the others. */
export function PreviewRecordChoice({ preview }: PreviewRecordChoiceProps) {
  const names = [...preview.records.values()].map(({ label }) => label);
  return (
    <Box>
      <summary>
        {names.length === 0
          ? 'Filled in with samples: choose real records'
          : `Filled in from ${names.join(', ')}`}
      </summary>
      <div>
        {choices.map((choice) => (
          <RecordChoice key={choice.name} {...choice} preview={preview} />
        ))}
      </div>
    </Box>
  );
}

interface RecordChoiceProps extends PreviewRecordChoiceProps {
  name: RecordKey;
  to: AnyResource;
  label: string;
}

function RecordChoice({ name, to, label, preview }: RecordChoiceProps) {
  const options = useReferenceOptions(to);
  return (
    <Field label={label}>
      <Combobox
        label={to.label.many}
        placeholder="Samples"
        options={options}
        value={preview.records.get(name) ?? null}
        onValueChange={(option) => preview.choose(name, option)}
      />
    </Field>
  );
}
