import { plural, t } from '@lingui/core/macro';
import styled from 'styled-components';
import { ChemicalList } from '../chemical/chemical-list';
import { SectionTitle } from '../common/look';
import { Pager } from '../common/pager';
import { Notice } from '../search/notice';
import type { FactsView } from './advanced-view';
import { FactsForm } from './facts-form';

export const Results = styled.section`
  margin-top: clamp(2rem, 5vw, 3rem);

  & h2 {
    margin-bottom: 1.25rem;
  }
`;

/** The form with its results below. */
export function FactsSearch(view: FactsView) {
  const { found, errors } = view;
  return (
    <>
      <FactsForm key={JSON.stringify([view.values, view.sort])} {...view} />
      {Object.keys(errors).length === 0 ? null : (
        <Results>
          <Notice role="alert">{t`Nothing was searched: a field above cannot be read.`}</Notice>
        </Results>
      )}
      {found === null ? null : <Found {...found} />}
    </>
  );
}

function Found({ chemicals, paging }: NonNullable<FactsView['found']>) {
  const { total } = paging;
  return (
    <Results aria-label={t`Results`}>
      <SectionTitle>
        {total === 0
          ? t`Nothing fits`
          : t`${plural(total, { one: '# chemical', other: '# chemicals' })}`}
      </SectionTitle>
      {total === 0 ? (
        <p>{t`No chemical matches all of these criteria. Remove one, or widen the molar mass range.`}</p>
      ) : (
        <ChemicalList chemicals={chemicals} />
      )}
      <Pager paging={paging} />
    </Results>
  );
}
