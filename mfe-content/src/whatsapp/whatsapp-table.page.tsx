import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { whatsAppInfos } from 'contract/content';
import { ExternalLink } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { DropdownMenuItem, PageHeader } from 'shared-ui';
import { type RowOf, useResourceList } from 'shared-ui/resource';
import { ResourceTable } from 'shared-ui/table';
import { SitePageLink } from '../common/site-page-link';
import { editWhatsAppHref, whatsAppFormHref } from '../routes';
import { chatHref } from './chat-href';
import { whatsAppColumns } from './whatsapp.columns';

function WhatsAppTablePage() {
  const list = useResourceList(whatsAppInfos);
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={t`WhatsApp`}
        description={
          <>
            {t`Numbers that the button on every page writes to.`}{' '}
            <SitePageLink path={siteRoutes.home} />
          </>
        }
      />
      <ResourceTable
        list={list}
        columns={whatsAppColumns}
        hrefOf={({ _id }) => editWhatsAppHref(_id)}
        onNew={() => void navigate(whatsAppFormHref())}
        onDuplicate={({ _id }) => void navigate(whatsAppFormHref({ copyOf: _id }))}
        RowActions={WhatsAppActions}
      />
    </>
  );
}

function WhatsAppActions({ row }: { row: RowOf<typeof whatsAppInfos> }) {
  return (
    <DropdownMenuItem asChild>
      <a href={chatHref(row)} target="_blank" rel="noreferrer">
        <ExternalLink /> {t`Open in WhatsApp`}
      </a>
    </DropdownMenuItem>
  );
}

export { WhatsAppTablePage as Component };
