import { inquiries } from 'contract';
import { Trash2 } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import {
  Button,
  PageHeader,
  token,
  useListReturn,
  useResourceRecord,
  useResourceRemove,
} from 'shared-ui';
import styled from 'styled-components';
import { inquiryListHref } from '../routes';
import { CustomerCard } from './customer-card';
import { InquiryForm } from './inquiry-form';
import { InquiryHead } from './inquiry-head';
import { ReplyButton } from './reply-button';
import { SimilarInquiries } from './similar-inquiries';
import { Timeline } from './timeline';

const beside = '80rem';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token.space[5]};

  @media (width >= ${beside}) {
    grid-template-columns: minmax(0, 1fr) 26rem;
  }
`;

/** Beside the rest the form is narrow: a section's heading stands above its inputs. */
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

function EditInquiryPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(inquiries, id);
  const navigate = useNavigate();
  const listHref = useListReturn(inquiries, inquiryListHref());
  const remove = useResourceRemove(inquiries, { onRemoved: () => void navigate(listHref) });
  return (
    <>
      <PageHeader
        title={data?.number ?? 'Edit inquiry'}
        description={data && [data.contactName, data.company].filter(Boolean).join(', ')}
        actions={
          data && (
            <>
              <Button variant="outline" onClick={() => void remove(data)}>
                <Trash2 /> Delete
              </Button>
              <ReplyButton inquiry={data} />
            </>
          )
        }
      />
      {data && <InquiryHead inquiry={data} />}
      <Columns key={id}>
        <FormColumn>
          <InquiryForm target={{ kind: 'edit', id }} />
        </FormColumn>
        {data && (
          <Aside aria-label="What belongs to this inquiry">
            <Timeline inquiry={data} />
            {data.customerId === null ? null : <CustomerCard id={data.customerId} />}
            {data.email === null ? null : <SimilarInquiries inquiry={data} email={data.email} />}
          </Aside>
        )}
      </Columns>
    </>
  );
}

export { EditInquiryPage as Component };
