import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { navigationLinks } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { targetOfCopy } from 'shared-ui/form';
import { PageForm } from '../common/page-form';
import { SitePageLink } from '../common/site-page-link';
import { navigationLinkFormHref, navigationLinkTableHref } from '../routes';
import { NavigationLinkInputs } from './navigation-link.inputs';

function NavigationLinkFormPage() {
  const [address] = useSearchParams();
  const copied = address.get('copy');
  return (
    <>
      <PageHeader
        title={t`New navigation link`}
        description={<SitePageLink path={siteRoutes.home} />}
      />
      <PageForm
        key={copied}
        resource={navigationLinks}
        target={targetOfCopy(navigationLinks, copied)}
        Inputs={NavigationLinkInputs}
        notCopied={['order']}
        listHref={navigationLinkTableHref()}
        newHref={navigationLinkFormHref()}
      />
    </>
  );
}

export { NavigationLinkFormPage as Component };
