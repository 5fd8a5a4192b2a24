import { t } from '@lingui/core/macro';
import { documents } from 'contract/document';
import { groupedText, type Order } from 'contract/inquiry';
import { Split } from 'lucide-react';
import { useCallback } from 'react';
import {
  Button,
  Combobox,
  DecimalInput,
  Field,
  Input,
  NumberInput,
  type Option,
  token,
} from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { resourceCalls, useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import type { DeliveryRow } from './delivery-draft';

const Row = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${token.space[3]};
  min-width: 0;
  margin: 0;
  padding: ${token.space[3]} 0 0;
  border: 0;
  border-top: 1px solid ${token.color.border};

  & > legend {
    padding: 0;
    padding-inline-end: ${token.space[2]};
    font-weight: ${token.weight.medium};
    overflow-wrap: anywhere;
  }
  & > button {
    justify-self: start;
    grid-column: 1 / -1;
  }
`;

interface DeliveryRowProps {
  order: Order;
  row: DeliveryRow;
  /** The server's message for a field of the row. */
  errorOf: (name: 'quantity' | 'packs' | 'batchNumber' | 'certificateId') => string | undefined;
  onChange: (part: Partial<DeliveryRow>) => void;
  /** Adds another batch of the same line. */
  onBatch: () => void;
}

/** One batch of a line that is delivered. */
export function DeliveryRowInputs({ order, row, errorOf, onChange, onBatch }: DeliveryRowProps) {
  const place = order.lines.findIndex(({ key }) => key === row.key);
  const line = order.lines[place];
  const priced = order.pricedLines[place];
  const unit = priced?.unit ?? '';
  return (
    <Row>
      <legend>{t`${{ name: priced?.name ?? '' }}, ${{ left: groupedText(row.left) }} ${unit} left`}</legend>
      <Field label={t`Amount in ${unit}`} error={errorOf('quantity')}>
        <DecimalInput value={row.quantity} onValueChange={(quantity) => onChange({ quantity })} />
      </Field>
      <Field label={t`Packs`} error={errorOf('packs')}>
        <NumberInput min={1} value={row.packs} onValueChange={(packs) => onChange({ packs })} />
      </Field>
      <Field label={t`Batch number`} error={errorOf('batchNumber')}>
        <Input
          value={row.batchNumber}
          maxLength={60}
          onChange={({ target }) => onChange({ batchNumber: target.value })}
        />
      </Field>
      {line?.chemicalId ? (
        <Field label={t`Certificate of analysis`} error={errorOf('certificateId')}>
          <CertificateChoice
            chemicalId={line.chemicalId}
            value={row.certificateId}
            onChange={(certificateId) => onChange({ certificateId })}
          />
        </Field>
      ) : null}
      <Button size="sm" variant="ghost" onClick={onBatch}>
        <Split /> {t`Another batch of this line`}
      </Button>
    </Row>
  );
}

interface CertificateChoiceProps {
  chemicalId: string;
  value: string | null;
  onChange: (id: string | null) => void;
}

/** The certificates of the chemical among the documents, found by title or lot. */
function CertificateChoice({ chemicalId, value, onChange }: CertificateChoiceProps) {
  const api = useApi();
  const { data } = useResourceRecord(documents, value ?? undefined);
  const options = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly Option[]> => {
      const search = text.trim();
      const query = { chemicalId, kind: 'COA', pageSize: 20, ...(search !== '' && { search }) };
      const found = await resourceCalls(api, documents).list(query, signal);
      return found.data.map(({ _id, title, lotNumber }) => ({
        value: _id,
        label: title,
        ...(lotNumber !== null && { detail: t`Lot ${lotNumber}` }),
      }));
    },
    [api, chemicalId],
  );
  return (
    <Combobox
      label={t`Certificates`}
      options={options}
      value={value === null ? null : { value, label: data?.title ?? '…' }}
      onValueChange={(chosen) => onChange(chosen?.value ?? null)}
    />
  );
}
