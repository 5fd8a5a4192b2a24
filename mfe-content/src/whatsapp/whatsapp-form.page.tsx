import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { whatsAppInfos } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { type FormTarget, targetOfCopy } from 'shared-ui/form';
import { useResourceRecord } from 'shared-ui/resource';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { whatsAppFormHref, whatsAppTableHref } from '../routes';
import { WhatsAppInputs } from './whatsapp.inputs';

function WhatsAppFormPage() {
  const [address] = useSearchParams();
  const id = address.get('id');
  const copied = address.get('copy');
  const { data } = useResourceRecord(whatsAppInfos, id ?? undefined);
  const target: FormTarget =
    id === null ? targetOfCopy(whatsAppInfos, copied) : { kind: 'edit', id };
  return (
    <>
      <PageHeader
        title={id === null ? t`New WhatsApp number` : (data?.label ?? t`WhatsApp number`)}
        description={<SitePageLink path={siteRoutes.home} />}
      />
      <PageForm
        key={id ?? copied}
        resource={whatsAppInfos}
        target={target}
        Inputs={WhatsAppInputs}
        listHref={whatsAppTableHref()}
        newHref={whatsAppFormHref()}
      />
    </>
  );
}

export { WhatsAppFormPage as Component };
