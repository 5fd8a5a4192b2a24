import type { companyLogos } from 'contract';
import { Badge, type Columns, DateCell, TextCell } from 'shared-ui';
import { WrappedCell } from '../common/wrapped-cell';
import { LogoStage } from './logo-stage';
import { logoVariantNames } from './logo-variants';

export const logoColumns: Columns<typeof companyLogos> = [
  {
    id: 'variant',
    label: 'Kind',
    sort: 'variant',
    cell: ({ variant }) => logoVariantNames.get(variant),
  },
  { id: 'image', label: 'Picture', cell: (logo) => <LogoStage logo={logo} isSmall /> },
  {
    id: 'active',
    label: 'State',
    cell: ({ active }) => (active ? <Badge tone="success">Shown</Badge> : <Badge>Put aside</Badge>),
  },
  {
    id: 'alt',
    label: 'Alt text',
    cell: ({ alt }) => (
      <WrappedCell>
        <TextCell value={alt} />
      </WrappedCell>
    ),
  },
  {
    id: 'updatedAt',
    label: 'Updated',
    sort: 'updatedAt',
    cell: ({ updatedAt }) => <DateCell value={updatedAt} />,
  },
];
