import { t } from '@lingui/core/macro';
import { dateText } from 'contract';
import type { Operation } from 'contract/operation';
import { Badge } from 'shared-ui';
import { StackedTable } from '../parts/stacked-table';
import { TableHead } from './table-head';

type Certificate = Operation['certificates'][number];

/** Days before its end from which a certificate is to be looked at: those that renew themselves do so earlier. */
const soon = 14;

type CertificateTableProps = Pick<Operation, 'at' | 'certificates'>;

/** The product's own addresses, each with the end of its certificate. */
export function CertificateTable({ at, certificates }: CertificateTableProps) {
  return (
    <StackedTable>
      <TableHead columns={[t`Address`, t`Certificate`, t`State`]} />
      <tbody>
        {certificates.map((certificate) => (
          <tr key={certificate.name}>
            <th scope="row">
              {certificate.name === 'site' ? t`Site` : t`Panel`}
              <small>{certificate.url}</small>
            </th>
            <td>{endText(certificate)}</td>
            <td>
              <State at={at} certificate={certificate} />
            </td>
          </tr>
        ))}
      </tbody>
    </StackedTable>
  );
}

function endText({ url, validTo, problem }: Certificate): string {
  if (validTo !== null) return t`Ends on ${{ dateText: dateText(validTo) }}`;
  if (problem !== null) return t`It could not be read from the server`;
  return url.startsWith('https:') ? t`It names no end` : t`None: the address is not https`;
}

interface StateProps extends Pick<Operation, 'at'> {
  readonly certificate: Certificate;
}

function State({ at, certificate: { validTo, problem } }: StateProps) {
  if (problem !== null) return <Badge tone="warning">{problem}</Badge>;
  if (validTo === null) return null;
  const days = (Date.parse(validTo) - Date.parse(at)) / 86_400_000;
  if (days < 0) return <Badge tone="danger">{t`Ended`}</Badge>;
  return days < soon ? (
    <Badge tone="warning">{t`Ends soon`}</Badge>
  ) : (
    <Badge tone="success">{t`Valid`}</Badge>
  );
}
