import type { blogs } from 'contract';
import { type Columns, DateCell, PictureThumb, TextCell } from 'shared-ui';
import styled from 'styled-components';
import { CategoryName } from './category-name';
import { PublicationBadge } from './publication-badge';
import { TitleCell } from './title-cell';

const Category = styled.span`
  display: block;
  min-width: 8rem;
`;

export const blogColumns: Columns<typeof blogs> = [
  {
    id: 'title',
    label: 'Title',
    sort: 'title',
    cell: ({ title }) => <TitleCell title={title} />,
  },
  {
    id: 'image',
    label: 'Picture',
    cell: ({ image }) => <PictureThumb name={image} alt="" />,
  },
  {
    id: 'category',
    label: 'Category',
    cell: ({ categoryId }) => (
      <Category>
        <CategoryName id={categoryId} />
      </Category>
    ),
  },
  {
    id: 'status',
    label: 'Status',
    sort: 'status',
    cell: (post) => <PublicationBadge post={post} />,
  },
  {
    id: 'publishedAt',
    label: 'Published at',
    sort: 'publishedAt',
    cell: ({ publishedAt }) => <DateCell value={publishedAt} />,
  },
  { id: 'author', label: 'Author', cell: ({ author }) => <TextCell value={author} /> },
  {
    id: 'readingMinutes',
    label: 'Minutes to read',
    align: 'end',
    isHidden: true,
    cell: ({ readingMinutes }) => readingMinutes,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
