import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { BeingPrepared } from '../common/being-prepared';
import { chemicalsText } from '../common/count-text';
import { pageHref, placeHref } from '../common/hrefs';
import { Code, Lead, Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Reading } from '../common/reading';
import { Title } from '../common/title';
import { TradeDrawing } from '../common/trade-drawing';
import type { DeliveryView } from './delivery-view';
import { PackList } from './pack-list';
import { TermTable } from './term-table';

const Section = styled.section`
  margin-top: clamp(2.5rem, 6vw, 4rem);

  & > p {
    max-width: 44rem;
    margin-top: 0.75rem;
  }
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0.375rem 2rem;
  margin-top: 1rem;

  & dt {
    color: ${token.color.textMuted};
  }
  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & dd {
      margin-bottom: 0.75rem;
    }
  }
`;

const Places = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2.5rem;
  margin-top: 1.25rem;
  padding: 0;
  list-style: none;

  & li {
    display: flex;
    align-items: center;
    gap: 1rem;
  }
  & svg {
    font-size: 3.5rem;
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: 0.9375rem;
  }
`;

/** How goods are packed and delivered. */
export function DeliveryPage(view: DeliveryView) {
  const { crumbs, title, text, groups, forms, units, terms, warehouses } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{title}</Title>
      {groups.length === 0 && text === null ? (
        <Lead>
          <BeingPrepared />
        </Lead>
      ) : null}
      {text === null ? null : (
        <Section as="div">
          <Reading nodes={text.content} lang={text.lang} />
        </Section>
      )}
      {groups.length === 0 ? null : (
        <Section aria-labelledby="packs">
          <SectionTitle id="packs">{t`Packs`}</SectionTitle>
          <p>
            {t`What the chemicals of our catalogue come in. The page of each one lists its own grades and packs.`}
          </p>
          <PackList groups={groups} />
        </Section>
      )}
      {forms.length + units.length === 0 ? null : (
        <Section aria-labelledby="amounts">
          <SectionTitle id="amounts">{t`Forms and amounts`}</SectionTitle>
          <Facts>
            {forms.length === 0 ? null : (
              <>
                <dt>{t`Physical forms`}</dt>
                <dd>
                  {forms.map((one) => `${one.name} (${chemicalsText(one.count)})`).join(', ')}
                </dd>
              </>
            )}
            {units.map(({ dimension, symbols }) => (
              <Unit key={dimension} dimension={dimension} symbols={symbols} />
            ))}
          </Facts>
        </Section>
      )}
      <Section aria-labelledby="terms">
        <SectionTitle id="terms">{t`Terms of delivery`}</SectionTitle>
        <p>
          <Trans>
            <a href={pageHref('inquiry')}>An inquiry</a> can name one of the Incoterms 2020 with a
            destination, or leave the term open. The line shows how far the seller pays the
            carriage, the ring where the risk passes to the buyer.
          </Trans>
        </p>
        <TermTable terms={terms} />
      </Section>
      {warehouses.length === 0 ? null : (
        <Section aria-labelledby="warehouses">
          <SectionTitle id="warehouses">{t`Warehouses`}</SectionTitle>
          <Places>
            {warehouses.map(({ id, name, where }) => (
              <li key={id}>
                <TradeDrawing kind="warehouse" />
                <span>
                  <a href={placeHref(id)}>{name}</a>
                  <small>{where}</small>
                </span>
              </li>
            ))}
          </Places>
        </Section>
      )}
      <Section as="p">
        <Trans>
          Which documents come with the goods:{' '}
          <a href={pageHref('quality')}>Quality and documents</a>.
        </Trans>
      </Section>
    </Page>
  );
}

function Unit({ dimension, symbols }: DeliveryView['units'][number]) {
  return (
    <>
      <dt>{dimension}</dt>
      <dd>
        <Code>{symbols.join(', ')}</Code>
      </dd>
    </>
  );
}
