import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { contactInfos } from 'contract/content';
import { PageHeader } from 'shared-ui';
import { RecordDialog, useRecordDialog } from 'shared-ui/form';
import { useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { SitePageLink } from '../common/site-page-link';
import { contactInfoColumns } from './contact-info.columns';
import { ContactInfoInputs } from './contact-info.inputs';

function ContactInfoScreen() {
  const list = useResourceList(contactInfos);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title={t`Contact info`}
        description={
          <>
            {t`Where the company is reached.`} <SitePageLink path={siteRoutes.contact} />
          </>
        }
      />
      <ResourceTable list={list} columns={contactInfoColumns} {...dialog.actions} />
      <RecordDialog
        resource={contactInfos}
        Inputs={ContactInfoInputs}
        notCopied={['primary']}
        {...dialog.props}
      />
    </>
  );
}

export { ContactInfoScreen as Component };
