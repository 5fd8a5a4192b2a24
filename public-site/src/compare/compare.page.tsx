import { plural, t } from '@lingui/core/macro';
import { Button, Input, token } from 'shared-ui';
import styled from 'styled-components';
import { pageHref } from '../common/hrefs';
import { Lead, Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { CompactTitle } from '../common/title';
import { type CompareView, maxCompared } from './compare-view';
import { Comparison } from './comparison';

/** Up to five chemicals side by side, with the differences marked. */
export function ComparePage(view: CompareView) {
  const { crumbs, chemicals, groups, leftOut } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Head>
        <CompactTitle>{t`Compare chemicals`}</CompactTitle>
        {chemicals.length === 0 ? null : <AddForm {...view} />}
      </Head>
      {chemicals.length === 0 ? (
        <Lead>
          {t`Up to ${maxCompared} chemicals stand here side by side: mark them in a table of chemicals, or name the first one.`}
        </Lead>
      ) : null}
      {leftOut === 0 ? null : (
        <output>
          {t`${maxCompared} chemicals are compared at most; ${plural(leftOut, { one: '# more was left out', other: '# more were left out' })}.`}
        </output>
      )}
      {chemicals.length === 0 ? <AddForm {...view} /> : null}
      {chemicals.length === 0 ? null : <Comparison chemicals={chemicals} groups={groups} />}
    </Page>
  );
}

/** The comparison begins right below. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-bottom: 0.625rem;

  & > form {
    flex: 0 1 34rem;
    margin-block: 0;
  }
  & > form label {
    flex: 1 1 12rem;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 0.25rem 0.75rem;
    width: auto;
  }
  @media (max-width: 48rem) {
    & > form label {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

const Adding = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  margin-block: 1.5rem;

  & label {
    display: grid;
    gap: 0.25rem;
    width: min(100%, 24rem);
  }
  & p {
    width: 100%;
    color: ${token.color.dangerText};
    overflow-wrap: anywhere;
  }
`;

function AddForm({ slugs, notFound }: Pick<CompareView, 'slugs' | 'notFound'>) {
  if (slugs.length >= maxCompared) return null;
  return (
    <Adding action={pageHref('compare')} className="not-in-print">
      {slugs.map((slug) => (
        <input key={slug} type="hidden" name="chemical" value={slug} />
      ))}
      <label>
        {slugs.length === 0 ? t`Chemical` : t`Another chemical`}
        <Input
          name="add"
          required
          maxLength={200}
          defaultValue={notFound ?? ''}
          placeholder={t`Name, CAS number, formula …`}
          {...(notFound !== null && { 'aria-invalid': true, 'aria-describedby': 'not-found' })}
        />
      </label>
      <Button type="submit" variant="outline">
        {t`Add`}
      </Button>
      {notFound === null ? null : (
        <p id="not-found" role="alert">
          {t`Nothing is listed as “${notFound}”.`}
        </p>
      )}
    </Adding>
  );
}
