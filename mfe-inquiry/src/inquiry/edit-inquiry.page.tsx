import { t } from '@lingui/core/macro';
import { inquiries, offerEndpoints } from 'contract/inquiry';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { Button, PageHeader, token } from 'shared-ui';
import { Permitted, usePermission } from 'shared-ui/client';
import {
  useListReturn,
  useRecordActions,
  useResourceRecord,
  useResourceRemove,
} from 'shared-ui/resource';
import styled from 'styled-components';
import { useMakeOffer } from '../common/use-make-offer';
import { addInquiryHref, inquiryListHref } from '../routes';
import { CustomerCard } from './customer-card';
import { CustomerOffer } from './customer-offer';
import { InquiryForm } from './inquiry-form';
import { InquiryHead } from './inquiry-head';
import { OffersCard } from './offers-card';
import { RequestsCard } from './requests-card';
import { SimilarInquiries } from './similar-inquiries';
import { Timeline } from './timeline';

const beside = '80rem';
const narrow = '56.25rem';

/* The conversation comes before the form in the document, as it is used more. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[5]};

  @media (width >= ${beside}) {
    grid-template: auto 1fr / minmax(0, 1fr) 26rem;

    & > aside {
      grid-area: 1 / 2 / span 2;
    }
  }
  @media (width < ${narrow}) {
    &[data-part='talk'] > [data-form],
    &[data-part='details'] > aside {
      display: none;
    }
  }
`;

/** The form is narrow beside the timeline, so section headings stand above their inputs. */
const FormColumn = styled.div`
  @media (width >= ${beside}) and (width < 110rem) {
    & form > section {
      grid-template-columns: minmax(0, 1fr);
    }
    & form > section > div:first-child {
      position: static;
    }
  }
`;

const Aside = styled.aside`
  display: grid;
  gap: ${token.space[5]};
  min-width: 0;
`;

/** For screens without room for both columns. */
const Parts = styled.fieldset`
  display: none;
  gap: ${token.space[2]};
  margin: 0 0 ${token.space[4]};
  padding: 0;
  border: 0;

  & > button {
    flex: 1;
  }
  @media (width < ${narrow}) {
    display: flex;
  }
`;

type Part = 'talk' | 'details';

const parts: readonly { value: Part; label: string }[] = [
  {
    value: 'talk',
    get label() {
      return t`Talk`;
    },
  },
  {
    value: 'details',
    get label() {
      return t`Details`;
    },
  },
];

function EditInquiryPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(inquiries, id);
  const [part, setPart] = useState<Part>('talk');
  const navigate = useNavigate();
  const listHref = useListReturn(inquiries, inquiryListHref());
  const remove = useResourceRemove(inquiries, { onRemoved: () => void navigate(listHref) });
  const { make } = useMakeOffer(id);
  const mayOffer = usePermission(offerEndpoints.make.needs);
  useRecordActions({
    resource: inquiries,
    record: data,
    listHref: inquiryListHref(),
    copyHref: addInquiryHref({ copyOf: id }),
    more: mayOffer ? [{ label: t`Make an offer`, run: () => void make() }] : [],
  });
  return (
    <>
      <PageHeader
        title={data?.number ?? t`Edit inquiry`}
        description={data && [data.contactName, data.company].filter(Boolean).join(', ')}
        actions={
          data && (
            <Permitted to={inquiries.endpoints.remove}>
              <Button variant="outline" onClick={() => void remove(data)}>
                <Trash2 /> {t`Delete`}
              </Button>
            </Permitted>
          )
        }
      />
      <Parts aria-label={t`Part of the page`}>
        {parts.map(({ value, label }) => (
          <Button
            key={value}
            variant={part === value ? 'secondary' : 'outline'}
            aria-pressed={part === value}
            onClick={() => setPart(value)}
          >
            {label}
          </Button>
        ))}
      </Parts>
      <Columns key={id} data-part={part}>
        {data && <InquiryHead inquiry={data} />}
        {data && (
          <Aside aria-label={t`What belongs to this inquiry`}>
            <Timeline inquiry={data} />
            <OffersCard inquiryId={id} />
            <RequestsCard inquiryId={id} />
            {data.customerId === null ? (
              <Permitted to={inquiries.endpoints.update}>
                <CustomerOffer inquiry={data} />
              </Permitted>
            ) : (
              <CustomerCard id={data.customerId} />
            )}
            {data.email === null ? null : <SimilarInquiries inquiry={data} email={data.email} />}
          </Aside>
        )}
        <FormColumn data-form>
          <InquiryForm target={{ kind: 'edit', id }} />
        </FormColumn>
      </Columns>
    </>
  );
}

export { EditInquiryPage as Component };
