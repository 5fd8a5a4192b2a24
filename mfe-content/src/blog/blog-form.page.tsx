import { t } from '@lingui/core/macro';
import { siteRoutes } from 'contract';
import { blogs } from 'contract/content';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from 'shared-ui';
import { targetOfCopy } from 'shared-ui/form';
import { SitePageLink } from '../common/site-page-link';
import { BlogForm } from './blog-form';

function BlogFormPage() {
  const [address] = useSearchParams();
  const copied = address.get('copy');
  return (
    <>
      <PageHeader title={t`New post`} description={<SitePageLink path={siteRoutes.blogs} />} />
      <BlogForm key={copied} target={targetOfCopy(blogs, copied)} />
    </>
  );
}

export { BlogFormPage as Component };
