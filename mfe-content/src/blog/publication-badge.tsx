import { t } from '@lingui/core/macro';
import { dateTimeText, zonedTimeText } from 'contract';
import { type Blog } from 'contract/content';
import { CalendarClock } from 'lucide-react';
import { Badge } from 'shared-ui';
import { publicationOf } from './publication';
import { useNow } from './use-now';

interface PublicationBadgeProps {
  post: Pick<Blog, 'status' | 'publishedAt'>;
  /** Omits the date, where it is shown beside the badge. */
  isShort?: boolean;
}

/** Whether a post is published, or when it will be. */
export function PublicationBadge({ post, isShort = false }: PublicationBadgeProps) {
  const publication = publicationOf(post, useNow());
  switch (publication.kind) {
    case 'draft':
      return <Badge>{t`Draft`}</Badge>;
    case 'scheduled':
      return (
        <Badge tone="info" title={zonedTimeText(publication.at)}>
          <CalendarClock aria-hidden="true" />{' '}
          {isShort ? t`Scheduled` : t`Scheduled for ${{ time: dateTimeText(publication.at) }}`}
        </Badge>
      );
    case 'published':
      return (
        <Badge tone="success" title={t`Since ${{ time: zonedTimeText(publication.since) }}`}>
          {t({ message: 'Published', context: 'post' })}
        </Badge>
      );
    default:
      return publication satisfies never;
  }
}
