import { t } from '@lingui/core/macro';
import { supplierContactEndpoints, supplierContacts, suppliers } from 'contract/partner';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { ImportPanel, useOpenImport } from 'shared-ui/job';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ReferenceFilter, ResourceTable } from 'shared-ui/table';
import { SupplierContactBulk } from '../common/contact-bulk';
import { ContactPersonFilters } from '../common/contact-person-filters';
import { SupplierContactInputs } from '../common/supplier-contact-inputs';
import { supplierContactColumns } from './supplier-contact.columns';

function SupplierContactScreen() {
  const list = useResourceList(supplierContacts);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Supplier contacts`}
        description={t`The people of suppliers whom requests and mails go to.`}
      />
      <ImportPanel resource={supplierContacts} endpoint={supplierContactEndpoints.import} />
      <ResourceTable
        list={list}
        columns={supplierContactColumns}
        Filters={SupplierContactFilters}
        BulkActions={SupplierContactBulk}
        onImport={useOpenImport()}
        {...dialog.actions}
      />
      <RecordDialog
        resource={supplierContacts}
        Inputs={SupplierContactInputs}
        notCopied={['email', 'isMain', 'order', 'marketingConsent']}
        {...dialog.props}
      />
    </>
  );
}

function SupplierContactFilters({ list }: { list: ResourceList<typeof supplierContacts> }) {
  return (
    <ContactPersonFilters list={list}>
      <ReferenceFilter
        list={list}
        name="supplierId"
        label={t`Supplier`}
        to={suppliers}
        isOffered={false}
      />
    </ContactPersonFilters>
  );
}

export { SupplierContactScreen as Component };
