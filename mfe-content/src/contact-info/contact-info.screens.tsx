import { contactInfos, siteRoutes } from 'contract';
import {
  PageHeader,
  RecordDialog,
  ResourceTable,
  useRecordDialog,
  useResourceList,
} from 'shared-ui';
import { SitePageLink } from '../common/site-page-link';
import { contactInfoColumns } from './contact-info.columns';
import { ContactInfoInputs } from './contact-info.inputs';

function ContactInfoScreen() {
  const list = useResourceList(contactInfos);
  const dialog = useRecordDialog();
  return (
    <>
      <PageHeader
        title="Contact info"
        description={
          <>
            Where the company is reached. <SitePageLink path={siteRoutes.contact} />
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
