import { t } from '@lingui/core/macro';
import { careerApplications } from 'contract/content';
import { useParams } from 'react-router-dom';
import { PageHeader, Spinner, token } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';
import styled from 'styled-components';
import { PageForm } from '../common/page-form';
import { addApplicationHref, careerTableHref } from '../routes';
import { ApplicationInputs, HandlingInputs } from './application.inputs';
import { ReachButtons } from './reach-buttons';
import { SentFacts } from './sent-facts';
import { useOrigin } from './use-origin';

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[5]};
`;

function EditApplicationPage() {
  const { id = '' } = useParams();
  const { data } = useResourceRecord(careerApplications, id);
  const origin = useOrigin(id);
  return (
    <>
      <PageHeader
        title={data?.name ?? t`Edit application`}
        description={data && [data.reference, data.position].filter(Boolean).join(', ')}
        actions={data && <ReachButtons application={data} />}
      />
      {origin === undefined ? (
        <Spinner label={t`Loading the application`} />
      ) : (
        <Stack key={id}>
          {data && origin === 'website' ? <SentFacts application={data} /> : null}
          <PageForm
            resource={careerApplications}
            target={{ kind: 'edit', id }}
            Inputs={origin === 'website' ? HandlingInputs : ApplicationInputs}
            canSaveAndNew={origin === 'staff'}
            listHref={careerTableHref()}
            newHref={addApplicationHref()}
          />
        </Stack>
      )}
    </>
  );
}

export { EditApplicationPage as Component };
