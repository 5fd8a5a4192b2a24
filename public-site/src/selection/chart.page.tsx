import { plural, t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Lead, Page } from '../common/look';
import { LinkRow } from '../common/link-row';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { inSentence } from '../language/in-sentence';
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

    /* The chart stays beside the rows. */
    & > figure {
      position: sticky;
      inset-block-start: 1rem;
    }
  }
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;

  & :is(th, td) {
    padding-block: 0.3125rem;
    padding-inline: 0 0.75rem;
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
  const property = inSentence(upName);
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{t`${name}: boiling point and ${property}`}</Title>
      <Lead>
        {t`Each point is a chemical and leads to its page.`}{' '}
        {leftOut === 0
          ? null
          : t`Not shown: ${plural(leftOut, { one: '# chemical', other: '# chemicals' })} without one of the two values.`}
        {leftOut === 0 ? null : ' '}
        <a href={href}>{t`All of them as a list`}</a>
      </Lead>
      <LinkRow label={t`Upwards`} links={looks} />
      <Parts>
        <PropertyChart across={across} up={up} points={points} />
        <Table>
          <thead>
            <tr>
              <th scope="col">{t`Chemical`}</th>
              <th scope="col">{t`Boiling point`}</th>
              <th scope="col">{upName}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.href}>
                <th scope="row">
                  <a href={point.href}>{point.name}</a>
                </th>
                <td>
                  <bdi>{point.across}</bdi>
                </td>
                <td>
                  <bdi>{point.up}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Parts>
    </Page>
  );
}
