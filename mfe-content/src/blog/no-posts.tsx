import { t } from '@lingui/core/macro';
import { blogs } from 'contract/content';
import { Newspaper } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button, EmptyState } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { blogFormHref } from '../routes';

/** The empty state of the posts. */
export function NoPosts() {
  return (
    <EmptyState
      title={t`No posts yet`}
      icon={<Newspaper />}
      action={
        <Permitted to={blogs.endpoints.add}>
          <Button asChild>
            <Link to={blogFormHref()}>{t`New post`}</Link>
          </Button>
        </Permitted>
      }
    >
      {t`Write the first one as a draft: visitors see it once it is published.`}
    </EmptyState>
  );
}
