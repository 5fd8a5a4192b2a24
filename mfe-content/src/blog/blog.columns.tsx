import { t } from '@lingui/core/macro';
import type { blogs } from 'contract/content';
import { PictureThumb } from 'shared-ui';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { CategoryName } from './category-name';
import { PublicationBadge } from './publication-badge';

export const blogColumns: Columns<typeof blogs> = [
  {
    id: 'title',
    get label() {
      return t`Title`;
    },
    sort: 'title',
    cell: ({ title }) => title,
  },
  {
    id: 'image',
    get label() {
      return t`Picture`;
    },
    width: 5.5,
    role: 'picture',
    cell: ({ image }) => <PictureThumb name={image} alt="" />,
  },
  {
    id: 'category',
    get label() {
      return t`Category`;
    },
    width: 10,
    role: 'fact',
    cell: ({ categoryId }) => <CategoryName id={categoryId} />,
  },
  {
    id: 'status',
    get label() {
      return t`Status`;
    },
    width: 9,
    role: 'status',
    sort: 'status',
    cell: (post) => <PublicationBadge post={post} isShort />,
  },
  {
    id: 'publishedAt',
    get label() {
      return t({ message: 'Published', context: 'post' });
    },
    width: 8.25,
    role: 'fact',
    sort: 'publishedAt',
    cell: ({ publishedAt }) => <DateCell value={publishedAt} />,
  },
  {
    id: 'author',
    get label() {
      return t`Author`;
    },
    width: 9,
    hiddenBelow: 1600,
    cell: ({ author }) => <TextCell value={author} />,
  },
  {
    id: 'readingMinutes',
    get label() {
      return t`Minutes to read`;
    },
    width: 10,
    align: 'end',
    isHidden: true,
    cell: ({ readingMinutes }) => readingMinutes,
  },
  {
    id: 'updatedAt',
    get label() {
      return t`Updated`;
    },
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
