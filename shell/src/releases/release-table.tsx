import type { RegistryRemote } from 'contract/release';
import { Badge, breakpoint, dateTimeText, token } from 'shared-ui';
import styled from 'styled-components';
import { sizeText } from './size-text';

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: ${token.space[3]} ${token.space[3]} ${token.space[3]} 0;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    vertical-align: top;
  }
  & tr:last-child > * {
    border-bottom: 0;
  }
  & thead th {
    padding-top: 0;
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.medium};
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
    font-weight: ${token.weight.normal};
  }
  & code {
    font: ${token.text.sm} ${token.font.mono};
  }

  /* One under the other where a table has no room. */
  @media (width < ${breakpoint.mobile}) {
    &,
    & tbody,
    & tr,
    & th,
    & td {
      display: block;
    }
    & thead {
      display: none;
    }
    & tr {
      padding-block: ${token.space[3]};
      border-bottom: 1px solid ${token.color.border};
    }
    & tbody > tr > * {
      padding-block: 0.125rem;
      border: 0;
    }
    & td::before {
      content: attr(data-label) ' ';
      color: ${token.color.textMuted};
      font-size: ${token.text.xs};
    }
  }
`;

export interface ReleaseTableProps {
  readonly remotes: readonly RegistryRemote[];
}

/** One line for each remote: the version that is active, and what it is. */
export function ReleaseTable({ remotes }: ReleaseTableProps) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Remote</th>
          <th scope="col">Version</th>
          <th scope="col">Size</th>
          <th scope="col">Built</th>
          <th scope="col">Mounted as</th>
          <th scope="col">Owner</th>
        </tr>
      </thead>
      <tbody>
        {remotes.map((remote) => (
          <ReleaseLine key={remote.id} remote={remote} />
        ))}
      </tbody>
    </Table>
  );
}

function ReleaseLine({ remote }: { remote: RegistryRemote }) {
  const { id, title, owner, active, disabled, versions } = remote;
  const version = versions.find((one) => one.version === active);
  return (
    <tr>
      <th scope="row">
        {title} {disabled ? <Badge tone="warning">Switched off</Badge> : null}
        <small>{id}</small>
      </th>
      <td data-label="Version">
        <code>{active}</code>
        {version === undefined ? <small>not in the registry</small> : null}
      </td>
      <td data-label="Size">{version === undefined ? '–' : sizeText(version.size.compressed)}</td>
      <td data-label="Built">{version === undefined ? '–' : dateTimeText(version.buildTime)}</td>
      <td data-label="Mounted as">{version?.mount ?? '–'}</td>
      <td data-label="Owner">{owner}</td>
    </tr>
  );
}
