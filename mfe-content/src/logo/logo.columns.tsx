import type { companyLogos } from 'contract/content';
import { Badge } from 'shared-ui';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { LogoStage } from './logo-stage';
import { logoVariantNames } from './logo-variants';

export const logoColumns: Columns<typeof companyLogos> = [
  {
    id: 'variant',
    label: 'Kind',
    sort: 'variant',
    cell: ({ variant }) => logoVariantNames.get(variant),
  },
  {
    id: 'image',
    label: 'Picture',
    width: 9,
    role: 'picture',
    cell: (logo) => <LogoStage logo={logo} isSmall />,
  },
  {
    id: 'active',
    label: 'State',
    width: 7,
    role: 'status',
    cell: ({ active }) => (active ? <Badge tone="success">Shown</Badge> : <Badge>Hidden</Badge>),
  },
  {
    id: 'alt',
    label: 'Alt text',
    role: 'fact',
    cell: ({ alt }) => <TextCell value={alt} />,
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    width: 7.25,
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
