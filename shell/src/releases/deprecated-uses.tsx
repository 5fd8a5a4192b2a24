import { t } from '@lingui/core/macro';
import { dateText, dateTimeText, utcDay } from 'contract';
import type { DeprecatedUse } from 'contract/release';
import { Link } from 'react-router-dom';
import { Badge, Card, token } from 'shared-ui';
import { countText } from 'shared-ui/table';
import { releasesHref } from '../app/hrefs';
import { StackedTable } from '../parts/stacked-table';
import styled from 'styled-components';
import { useDeprecatedUses } from './use-releases';

const Below = styled(Card)`
  margin-top: ${token.space[4]};
`;

const Title = styled.h2`
  margin: 0 0 ${token.space[3]};
  font-size: ${token.text.md};
`;

/** Which versions still use what the API has deprecated, and until when it works; nothing where none does. */
export function DeprecatedUses() {
  const { data = [] } = useDeprecatedUses();
  if (data.length === 0) return null;
  return (
    <Below>
      <Title>{t`Deprecated and still used`}</Title>
      <StackedTable>
        <thead>
          <tr>
            <th scope="col">{t`Deprecated`}</th>
            <th scope="col">{t`Works until`}</th>
            <th scope="col">{t`Used by`}</th>
            <th scope="col">{t`Last used`}</th>
          </tr>
        </thead>
        <tbody>
          {data.map((use) => (
            <Line key={`${use.remote} ${use.version} ${use.what}`} use={use} />
          ))}
        </tbody>
      </StackedTable>
    </Below>
  );
}

function Line({ use }: { readonly use: DeprecatedUse }) {
  const { what, instead, until, remote, version, runs, count, lastAt } = use;
  return (
    <tr>
      <th scope="row">
        <code>{what}</code>
        <small>{t`Use ${instead} instead`}</small>
      </th>
      <td data-label={t`Works until`}>
        {dateText(until)} {until < utcDay() ? <Badge tone="danger">{t`Over`}</Badge> : null}
      </td>
      <td data-label={t`Used by`}>
        <Link to={releasesHref(remote)}>
          {remote} {version}
        </Link>
        {runs ? null : <small>{t`No longer active`}</small>}
      </td>
      <td data-label={t`Last used`}>
        {dateTimeText(lastAt)}
        <small>{countText(count, { one: t`call`, many: t`calls` })}</small>
      </td>
    </tr>
  );
}
