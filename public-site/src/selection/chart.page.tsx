import { token } from 'shared-ui';
import styled from 'styled-components';
import { Lead, Page } from '../common/look';
import { chemicalsText } from '../common/count-text';
import { LinkRow } from '../common/link-row';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { PropertyChart } from './property-chart';
import type { ChartView } from './selection-view';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(1.5rem, 4vw, 3rem);
  align-items: start;
  margin-top: 1.25rem;

  @media (min-width: 64rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding: 0.3125rem 0.75rem 0.3125rem 0;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & thead th {
    color: ${token.color.textMuted};
    font-size: 0.8125rem;
    font-weight: ${token.weight.medium};
  }
  & tbody th {
    font-weight: ${token.weight.medium};
  }
  & :is(th, td):not(:first-child) {
    text-align: end;
    white-space: nowrap;
  }
`;

/** The chemicals of a use by two properties, as a chart and as a table. */
export function ChartPage(view: ChartView) {
  const { crumbs, name, href, across, up, points, leftOut, looks } = view;
  const [upName = ''] = looks.filter(({ isChosen }) => isChosen).map((look) => look.name);
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>
        {name}: boiling point and {upName.toLowerCase()}
      </Title>
      <Lead>
        Each point is a chemical and leads to its page.{' '}
        {leftOut === 0
          ? null
          : `Not shown: ${chemicalsText(leftOut)} without one of the two values. `}
        <a href={href}>All of them as a list</a>
      </Lead>
      <LinkRow label="Upwards" links={looks} />
      <Parts>
        <PropertyChart across={across} up={up} points={points} />
        <Table>
          <thead>
            <tr>
              <th scope="col">Chemical</th>
              <th scope="col">Boiling point</th>
              <th scope="col">{upName}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.href}>
                <th scope="row">
                  <a href={point.href}>{point.name}</a>
                </th>
                <td>{point.across}</td>
                <td>{point.up}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Parts>
    </Page>
  );
}
