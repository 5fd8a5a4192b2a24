import { t } from '@lingui/core/macro';
import { customers } from 'contract/partner';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { ApiError } from 'shared-ui/client';
import { MergedAway } from 'shared-ui/job';
import { useRecordActions, useResourceRecord } from 'shared-ui/resource';
import { ActiveBadge } from '../common/partner-cells';
import { PartnerPage } from '../common/partner-page';
import { customerKind } from '../common/partner-kind';
import { customerFormHref, customerTableHref } from '../routes';
import { CustomerForm } from './customer-form';

function EditCustomerFormPage() {
  const { id = '' } = useParams();
  const { data, error } = useResourceRecord(customers, id);
  useRecordActions({
    resource: customers,
    record: data,
    listHref: customerTableHref(),
    copyHref: customerFormHref({ copyOf: id }),
  });
  return (
    <>
      <PageHeader
        title={data?.companyName ?? t`Edit customer`}
        description={data === undefined ? undefined : <ActiveBadge active={data.active} />}
      />
      {error instanceof ApiError && error.code === 'not-found' ? (
        <MergedAway
          resource={customers}
          endpoint={customerKind.endpoints.mergedInto}
          editHref={customerKind.editHref}
          id={id}
        />
      ) : null}
      <PartnerPage key={id} kind={customerKind} id={id} isThere={data !== undefined}>
        <CustomerForm target={{ kind: 'edit', id }} />
      </PartnerPage>
    </>
  );
}

export { EditCustomerFormPage as Component };
