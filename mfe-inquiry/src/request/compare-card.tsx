import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { utcDateText } from 'contract';
import {
  askedSuppliers,
  type ComparedAnswers,
  type SupplierRequest,
  supplierRequestEndpoints,
} from 'contract/inquiry';
import { useState } from 'react';
import { Card, Combobox, Field, token } from 'shared-ui';
import { useApi, usePermission } from 'shared-ui/client';
import { QueryContent, resourceKeys } from 'shared-ui/resource';
import { useIsNarrow } from 'shared-ui/table';
import styled from 'styled-components';
import { currencyOption, currencyOptions } from '../common/currency-options';
import { ComparedList } from './compared-list';
import { ComparedTable } from './compared-table';
import { TakeBar } from './take-bar';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token.space[2]} ${token.space[4]};

  & > div {
    flex: 0 1 16rem;
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

/** The answers side by side, for those who may see costs. */
export function CompareCard({ request }: { request: SupplierRequest }) {
  const api = useApi();
  const isSeen = usePermission(supplierRequestEndpoints.compare.needs);
  const [currency, setCurrency] = useState<string>();
  const query = currency === undefined ? {} : { currency };
  const compared = useQuery({
    queryKey: [...resourceKeys.all(askedSuppliers), 'compared', request._id, currency],
    queryFn: ({ signal }) =>
      api.call(supplierRequestEndpoints.compare, { id: request._id, query, signal }),
    enabled: isSeen,
  });
  if (!isSeen) return null;
  return (
    <Card title={t`Answers compared`}>
      <QueryContent query={compared} failed={t`The answers could not be compared`}>
        {({ data }) => (
          <Stack>
            <Head>
              <p>
                {t`Prices of one unit of the line in ${{ currency: data.currency }}, by the rates of ${{ day: utcDateText(data.day) }}.`}
              </p>
              <Field label={t`Currency`}>
                <Combobox
                  label={t`Currencies`}
                  options={currencyOptions}
                  value={currencyOption(data.currency)}
                  onValueChange={(option) => setCurrency(option?.value)}
                />
              </Field>
            </Head>
            <Comparison key={data.currency} request={request} compared={data} />
          </Stack>
        )}
      </QueryContent>
    </Card>
  );
}

interface ComparisonProps {
  request: SupplierRequest;
  compared: ComparedAnswers;
}

/** The best of each line is chosen until staff choose another. */
function Comparison({ request, compared }: ComparisonProps) {
  const [own, setOwn] = useState<ReadonlyMap<string, string | null>>(new Map());
  const isNarrow = useIsNarrow();
  const chosen = new Map(
    compared.lines.flatMap(({ key, best }) => {
      const askedId = own.has(key) ? own.get(key) : best?.askedId;
      return askedId ? [[key, askedId] as const] : [];
    }),
  );
  const choose = (key: string, askedId: string | null) =>
    setOwn((current) => new Map(current).set(key, askedId));
  const shown = { request, compared, chosen, onChoose: choose };
  return (
    <>
      {isNarrow ? <ComparedList {...shown} /> : <ComparedTable {...shown} />}
      <TakeBar
        request={request}
        compared={compared}
        chosen={chosen}
        onBest={own.size === 0 ? undefined : () => setOwn(new Map())}
      />
    </>
  );
}
