import { t } from '@lingui/core/macro';
import styled from 'styled-components';
import { BeingPrepared } from '../common/being-prepared';
import { Lead, Page } from '../common/look';
import { LinkRow } from '../common/link-row';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { ElementTable } from './element-table';
import { SelectionLinks } from './selection-links';
import type { SelectionsView } from './selection-view';

const Below = styled.div`
  margin-top: clamp(1.5rem, 4vw, 2.5rem);
`;

/** All uses, functional groups or elements. */
export function SelectionsPage({ crumbs, title, lead, links, elements, ways }: SelectionsView) {
  const isEmpty = links.length === 0 && elements.length === 0;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{title}</Title>
      <Lead>{isEmpty ? <BeingPrepared /> : lead}</Lead>
      <LinkRow label={t`Other ways`} links={ways} />
      <Below>
        {elements.length === 0 ? null : <ElementTable elements={elements} />}
        {links.length === 0 ? null : <SelectionLinks links={links} />}
      </Below>
    </Page>
  );
}
