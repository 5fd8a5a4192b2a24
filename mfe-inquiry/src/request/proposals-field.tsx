import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import {
  maxAskedSuppliers,
  moneyText,
  type ProposedSupplier,
  supplierRequestEndpoints,
  supplierRequests,
} from 'contract/inquiry';
import { Checkbox, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { QueryContent, resourceKeys } from 'shared-ui/resource';
import styled from 'styled-components';

type Requests = typeof supplierRequests;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: ${token.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li > label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0 ${token.space[3]};
    height: 100%;
    align-content: start;
    padding: ${token.space[3]};
    border: 1px solid ${token.color.border};
    border-radius: ${token.radius.lg};
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  & small {
    grid-column: 2;
    color: ${token.color.textMuted};
  }
  & small[data-wrong] {
    color: ${token.color.dangerText};
  }
`;

const Note = styled.p`
  color: ${token.color.textMuted};
`;

/** The suppliers of the stored lines' chemicals, to be chosen. */
export function ProposalsField({ form }: InputsProps<Requests>) {
  const { value, change } = useFormField<Requests, readonly string[]>({
    form,
    name: 'supplierIds',
    label: t`Suppliers to ask`,
  });
  const chosen = value ?? [];
  const api = useApi();
  const id = form.record?._id;
  const proposals = useQuery({
    queryKey: [...resourceKeys.all(supplierRequests), 'proposals', id],
    queryFn: ({ signal }) => api.call(supplierRequestEndpoints.proposals, { id: id ?? '', signal }),
    enabled: id !== undefined,
  });
  const lineCount = form.record?.lines.length ?? 0;
  return (
    <QueryContent
      query={proposals}
      failed={t`The suppliers of these chemicals could not be loaded`}
    >
      {({ data }) =>
        data.length === 0 ? (
          <Note>{t`No supplier is linked to the chemicals of these lines. Find others below.`}</Note>
        ) : (
          <List aria-label={t`Suppliers of these chemicals`}>
            {data.map((supplier) => (
              <Proposal
                key={supplier.supplierId}
                supplier={supplier}
                lineCount={lineCount}
                isChosen={chosen.includes(supplier.supplierId)}
                isFull={chosen.length >= maxAskedSuppliers}
                onChoose={(is) => change(withOne(chosen, supplier.supplierId, is))}
              />
            ))}
          </List>
        )
      }
    </QueryContent>
  );
}

function withOne(ids: readonly string[], id: string, isChosen: boolean): string[] {
  const others = ids.filter((one) => one !== id);
  return isChosen ? [...others, id] : others;
}

interface ProposalProps {
  supplier: ProposedSupplier;
  lineCount: number;
  isChosen: boolean;
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
}

function Proposal({ supplier, lineCount, isChosen, isFull, onChoose }: ProposalProps) {
  const { companyName, email, lastPrice, lineCount: covered } = supplier;
  return (
    <li>
      <label>
        <Checkbox
          checked={isChosen}
          disabled={!isChosen && (email === null || isFull)}
          onCheckedChange={(checked) => onChoose(checked === true)}
        />
        <span>{companyName}</span>
        <small>
          {lastPrice === null
            ? t`${covered} of ${lineCount} lines`
            : t`${covered} of ${lineCount} lines, last ${{ price: moneyText(lastPrice.unitPrice, lastPrice.currency) }} / ${{ unit: lastPrice.unit }}`}
        </small>
        {email === null ? (
          <small data-wrong>{t`No email address. Enter one on the supplier’s page`}</small>
        ) : (
          <small>{email}</small>
        )}
      </label>
    </li>
  );
}
