import { t } from '@lingui/core/macro';
import { groupedText, type SupplierRequest } from 'contract/inquiry';
import { Card, Fact, FactList, token } from 'shared-ui';
import styled from 'styled-components';
import { LinesScroll, LinesTable } from '../common/lines-table';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`;

/** What was asked for, as it was sent. */
export function RequestFacts({ request }: { request: SupplierRequest }) {
  const { lines, requestedLines, currency, incoterm, place, remarks } = request;
  const facts = [
    [t`Currency wished`, currency],
    [t`Delivery`, [incoterm, place].filter(Boolean).join(' ')],
    [t`Remarks`, remarks],
  ] as const;
  return (
    <Card title={t`Asked for`}>
      <Stack>
        <FactList>
          {facts.map(([label, value]) =>
            value ? (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ) : null,
          )}
        </FactList>
        <LinesScroll tabIndex={0} aria-label={t`Lines of the request`}>
          <LinesTable>
            <thead>
              <tr>
                <th scope="col">{t`Product`}</th>
                <th scope="col">{t`Amount`}</th>
                <th scope="col">{t`Pack and documents`}</th>
              </tr>
            </thead>
            <tbody>
              {lines.map(({ key, grade, quantity, packaging, documentsWanted }, at) => (
                <tr key={key}>
                  <th scope="row">
                    {requestedLines[at]?.name}
                    {grade === null ? null : <small>{grade}</small>}
                  </th>
                  <td>
                    {quantity === null
                      ? '—'
                      : `${groupedText(quantity)} ${requestedLines[at]?.unit ?? ''}`}
                  </td>
                  <td>{[packaging, ...documentsWanted].filter(Boolean).join(', ') || '—'}</td>
                </tr>
              ))}
            </tbody>
          </LinesTable>
        </LinesScroll>
      </Stack>
    </Card>
  );
}
