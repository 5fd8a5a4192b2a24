import { plural, t } from '@lingui/core/macro';
import { focusRing, inputBox, token } from 'shared-ui';
import styled from 'styled-components';
import { ChemicalList } from '../chemical/chemical-list';
import { Lead, Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { pageHref } from '../common/hrefs';
import type { CodeView } from './search-view';
import { NothingFound } from './nothing-found';
import { maxCodeLength } from '../search-box/search-hrefs';
import { WrongNumberNotice } from './wrong-number-notice';

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 0.75rem;
  max-width: 32rem;
  margin: 1.5rem 0 clamp(2rem, 5vw, 3rem);

  & > div {
    flex: 1 1 14rem;
  }
  & label {
    display: block;
    margin-bottom: 0.25rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
  & input {
    ${inputBox}
    min-height: 2.75rem;
    font-family: ${token.font.mono};
  }
  & button {
    min-height: 2.75rem;
    padding: 0 1.25rem;
    border: 0;
    border-radius: ${token.radius.md};
    background: ${token.color.brand};
    color: ${token.color.onBrand};
    font-weight: ${token.weight.semibold};
    cursor: pointer;
    ${focusRing}
  }
  & button:hover {
    background: ${token.color.brandHover};
  }
`;

const List = styled.section`
  & h2 {
    margin-bottom: 1.25rem;
  }
`;

/** The chemicals with one product code, CAS or EC number. */
export function CodePage(view: CodeView) {
  const { crumbs, number } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{t`By number`}</Title>
      <Lead>{t`A product code, a CAS number or an EC number, with or without dashes.`}</Lead>
      <Form method="get" action={pageHref('productsByCode')} key={number} className="not-in-print">
        <div>
          <label htmlFor="code-number">{t`Number`}</label>
          <input
            id="code-number"
            name="number"
            type="text"
            defaultValue={number}
            maxLength={maxCodeLength}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        </div>
        <button type="submit">{t`Find`}</button>
      </Form>
      <Outcome {...view} />
    </Page>
  );
}

function Outcome({ number, chemicals, wrongNumber }: CodeView) {
  if (number === '') return null;
  const { length: count } = chemicals;
  if (count > 0) {
    return (
      <List>
        <SectionTitle>
          {t`${plural(count, { one: '# chemical', other: '# chemicals' })} with the number ${number}`}
        </SectionTitle>
        <ChemicalList chemicals={chemicals} />
      </List>
    );
  }
  return (
    <>
      {wrongNumber === null ? null : <WrongNumberNotice {...wrongNumber} />}
      <NothingFound text={number} structure={null} didYouMean={null} />
    </>
  );
}
