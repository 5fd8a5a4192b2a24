import { t } from '@lingui/core/macro';
import { suppliers } from 'contract/partner';
import { useParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { ApiError } from 'shared-ui/client';
import { MergedAway } from 'shared-ui/job';
import { useRecordActions, useResourceRecord } from 'shared-ui/resource';
import { ActiveBadge } from '../common/partner-cells';
import { PartnerPage } from '../common/partner-page';
import { supplierKind } from '../common/partner-kind';
import { supplierFormHref, supplierTableHref } from '../routes';
import { SupplierForm } from './supplier-form';

function EditSupplierFormPage() {
  const { id = '' } = useParams();
  const { data, error } = useResourceRecord(suppliers, id);
  useRecordActions({
    resource: suppliers,
    record: data,
    listHref: supplierTableHref(),
    copyHref: supplierFormHref({ copyOf: id }),
  });
  return (
    <>
      <PageHeader
        title={data?.companyName ?? t`Edit supplier`}
        description={data === undefined ? undefined : <ActiveBadge active={data.active} />}
      />
      {error instanceof ApiError && error.code === 'not-found' ? (
        <MergedAway
          resource={suppliers}
          endpoint={supplierKind.endpoints.mergedInto}
          editHref={supplierKind.editHref}
          id={id}
        />
      ) : null}
      <PartnerPage key={id} kind={supplierKind} id={id} isThere={data !== undefined}>
        <SupplierForm target={{ kind: 'edit', id }} />
      </PartnerPage>
    </>
  );
}

export { EditSupplierFormPage as Component };
