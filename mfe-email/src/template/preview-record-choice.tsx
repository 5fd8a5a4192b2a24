import { t } from '@lingui/core/macro';
import { words } from 'shared-ui/i18n';
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
  {
    name: 'customerId',
    to: customers,
    get label() {
      return t`Customer`;
    },
  },
  {
    name: 'supplierId',
    to: suppliers,
    get label() {
      return t`Supplier`;
    },
  },
  {
    name: 'inquiryId',
    to: inquiries,
    get label() {
      return t`Inquiry`;
    },
  },
  {
    name: 'chemicalId',
    to: chemicals,
    get label() {
      return t`Chemical`;
    },
  },
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
          ? t`Filled in with samples: choose real records`
          : t`Filled in from ${{ names: names.join(', ') }}`}
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
        label={words(to.label.many)}
        placeholder={t`Samples`}
        options={options}
        value={preview.records.get(name) ?? null}
        onValueChange={(option) => preview.choose(name, option)}
      />
    </Field>
  );
}
