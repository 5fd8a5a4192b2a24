import { t } from '@lingui/core/macro';
import { customerContactEndpoints, customerContacts, customers } from 'contract/partner';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { ImportPanel, useOpenImport } from 'shared-ui/job';
import { type ResourceList, useResourceList } from 'shared-ui/resource';
import { ReferenceFilter, ResourceTable } from 'shared-ui/table';
import { CustomerContactBulk } from '../common/contact-bulk';
import { ContactPersonFilters } from '../common/contact-person-filters';
import { CustomerContactInputs } from '../common/customer-contact-inputs';
import { customerContactColumns } from './customer-contact.columns';

function CustomerContactScreen() {
  const list = useResourceList(customerContacts);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Customer contacts`}
        description={t`The people of customers whom inquiries and mails are about.`}
      />
      <ImportPanel resource={customerContacts} endpoint={customerContactEndpoints.import} />
      <ResourceTable
        list={list}
        columns={customerContactColumns}
        Filters={CustomerContactFilters}
        BulkActions={CustomerContactBulk}
        onImport={useOpenImport()}
        {...dialog.actions}
      />
      <RecordDialog
        resource={customerContacts}
        Inputs={CustomerContactInputs}
        notCopied={['email', 'isMain', 'order', 'marketingConsent']}
        {...dialog.props}
      />
    </>
  );
}

function CustomerContactFilters({ list }: { list: ResourceList<typeof customerContacts> }) {
  return (
    <ContactPersonFilters list={list}>
      <ReferenceFilter
        list={list}
        name="customerId"
        label={t`Customer`}
        to={customers}
        isOffered={false}
      />
    </ContactPersonFilters>
  );
}

export { CustomerContactScreen as Component };
