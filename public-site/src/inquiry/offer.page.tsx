import { t } from '@lingui/core/macro';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { Page } from '../common/look';
import { PageTop } from '../common/page-top';
import { Title } from '../common/title';
import { OfferFacts, OfferText } from './offer-contents';
import { OfferForm } from './offer-form';
import type { OfferPageView } from './offer-view';

const Asked = styled.output`
  display: block;
  max-width: 44rem;
  margin-top: 1rem;
  padding: 0.75rem 1rem;
  border-radius: ${token.radius.md};
  background: ${token.color.successSoft};
  color: ${token.color.onSuccessSoft};
`;

/** A version of an offer, with the form to accept or decline it, and to ask about it. */
export function OfferPage({ crumbs, offer, form, isAsked }: OfferPageView) {
  const { title, stateText, contents } = offer;
  return (
    <Page>
      <PageTop crumbs={crumbs} />
      <Title>{title}</Title>
      {isAsked ? <Asked>{t`Your question has reached us. We reply by email.`}</Asked> : null}
      <OfferText>{stateText}</OfferText>
      {contents === null ? null : (
        <>
          <OfferFacts facts={contents.facts} />
          <OfferForm offer={offer} contents={contents} form={form} />
        </>
      )}
    </Page>
  );
}
