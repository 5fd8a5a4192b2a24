import { Trans } from '@lingui/react/macro';
import { plural, t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { chemicalsText, countText } from '../common/count-text';
import { pageHref } from '../common/hrefs';
import { Lead, onNarrow, Page, SectionTitle } from '../common/look';
import { PageTop } from '../common/page-top';
import { Reading } from '../common/reading';
import { SitePicture } from '../common/site-picture';
import { Title } from '../common/title';
import type { DocumentKindView, QualityView } from './quality-view';

const Section = styled.section`
  margin-top: clamp(2.5rem, 6vw, 4rem);

  & > p,
  & > ul {
    max-width: 44rem;
    margin-top: 0.75rem;
  }
  & > ul {
    padding-inline-start: 1.25rem;
  }
  & li + li {
    margin-top: 0.5rem;
  }
`;

/** The table beside the ways to what it lists, where there is room. */
const Sides = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: clamp(2.5rem, 5vw, 5rem);
  }
`;

const Kinds = styled.table`
  width: 100%;
  max-width: 56rem;
  margin-top: 1.25rem;
  border-collapse: collapse;

  & th,
  & td {
    padding-block: 0.625rem;
    padding-inline: 0 1.5rem;
    border-bottom: 1px solid ${token.color.border};
    text-align: start;
    font-weight: inherit;
    vertical-align: top;
  }
  & thead th {
    color: ${token.color.textMuted};
  }
  & tbody th {
    font-weight: ${token.weight.medium};
  }
  & td:nth-child(2) {
    white-space: nowrap;
  }
  ${onNarrow} {
    & th,
    & td {
      padding-inline-end: 0.75rem;
      font-size: 0.9375rem;
      overflow-wrap: anywhere;
      hyphens: auto;
    }
    & td:nth-child(2) {
      white-space: normal;
    }
  }
`;

const Picture = styled(SitePicture)`
  width: 100%;
  margin-bottom: 2rem;
  aspect-ratio: 16 / 9;
`;

/** What the company says of quality, and which documents there are. */
export function QualityPage(view: QualityView) {
  const { crumbs, title, text, kinds } = view;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{title}</Title>
      {kinds.length === 0 && text === null ? (
        <Lead>
          <Trans>
            No documents are published here yet. Ask for those that you need with{' '}
            <a href={pageHref('inquiry')}>your inquiry</a>, or{' '}
            <a href={pageHref('contact')}>write to us</a>.
          </Trans>
        </Lead>
      ) : null}
      {text === null ? null : (
        <Section as="div">
          <Reading
            nodes={text.content}
            lang={text.lang}
            opening={
              text.picture === null ? null : (
                <Picture picture={text.picture} sizes="(max-width: 44rem) 92vw, 41rem" isFirst />
              )
            }
          />
        </Section>
      )}
      <Sides>
        {kinds.length === 0 ? null : (
          <Section aria-labelledby="documents">
            <SectionTitle id="documents">{t`Documents of our chemicals`}</SectionTitle>
            <KindTable kinds={kinds} />
          </Section>
        )}
        <Ways view={view} />
      </Sides>
      <Section as="p">
        <Trans>
          How goods are packed and sent: <a href={pageHref('delivery')}>Delivery and packaging</a>.
        </Trans>
      </Section>
    </Page>
  );
}

function KindTable({ kinds }: Pick<QualityView, 'kinds'>) {
  return (
    <Kinds>
      <thead>
        <tr>
          <th scope="col">{t`Kind`}</th>
          <th scope="col">{t`For`}</th>
          <th scope="col">{t`Languages`}</th>
          <th scope="col">{t`How`}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind.name}>
            <th scope="row">{kind.name}</th>
            <td>{chemicalsText(kind.chemicals)}</td>
            <td>{kind.languages}</td>
            <td>{howText(kind)}</td>
          </tr>
        ))}
      </tbody>
    </Kinds>
  );
}

function howText({ open, onRequest }: DocumentKindView): string {
  const ways = [
    ...(open > 0 ? [t`${countText(open)} to download`] : []),
    ...(onRequest > 0 ? [t`${countText(onRequest)} by email on request`] : []),
  ];
  return ways.join(', ');
}

function statedText(labelled: number): string {
  const count = countText(labelled);
  return t`${plural(labelled, {
    one: `${count} chemical has its hazards stated.`,
    other: `${count} chemicals have their hazards stated.`,
  })}`;
}

/** How a visitor gets a document, as far as there are any. */
function Ways({ view }: { view: QualityView }) {
  const { kinds, hasLots, sheetLanguages, labelled, labelLanguages } = view;
  const isOpen = kinds.some(({ open }) => open > 0);
  const isAsked = kinds.some(({ onRequest }) => onRequest > 0);
  if (!isOpen && !isAsked && !hasLots && sheetLanguages === null && labelled === 0) return null;
  return (
    <Section aria-labelledby="ways">
      <SectionTitle id="ways">{t`How to get them`}</SectionTitle>
      <ul>
        {isOpen ? (
          <li>
            <Trans>
              <a href={pageHref('search')}>Find the chemical</a>: its page has the documents to
              download, with language, revision and date.
            </Trans>
          </li>
        ) : null}
        {isAsked ? (
          <li>
            {t`Some documents are sent by email: choose Request beside the document on the chemical’s page.`}
          </li>
        ) : null}
        {hasLots ? (
          <li>
            <Trans>
              <a href={pageHref('certificate')}>Certificate of analysis by lot number</a>: enter
              product and lot as they stand on the label.
            </Trans>
          </li>
        ) : null}
        {sheetLanguages === null ? null : (
          <li>
            {t`Each chemical’s page makes a data sheet of its facts as PDF, in ${sheetLanguages}. It is no safety data sheet.`}
          </li>
        )}
        {labelled === 0 ? null : (
          <li>
            {statedText(labelled)}{' '}
            {t`Signal word and statements of their labels are available in ${labelLanguages}.`}
          </li>
        )}
        <li>
          <Trans>
            <a href={pageHref('inquiry')}>An inquiry</a> can ask for safety data sheets, technical
            data sheets, certificates of analysis and others with the goods.
          </Trans>
        </li>
      </ul>
    </Section>
  );
}
