import { t } from '@lingui/core/macro';
import type { companyLogos } from 'contract/content';
import { Badge } from 'shared-ui';
import { type Columns, DateCell, TextCell } from 'shared-ui/table';
import { LogoStage } from './logo-stage';
import { logoVariantName } from './logo-variants';

export const logoColumns: Columns<typeof companyLogos> = [
  {
    id: 'variant',
    get label() {
      return t`Kind`;
    },
    sort: 'variant',
    cell: ({ variant }) => logoVariantName(variant),
  },
  {
    id: 'image',
    get label() {
      return t`Picture`;
    },
    width: 9,
    role: 'picture',
    cell: (logo) => <LogoStage logo={logo} isSmall />,
  },
  {
    id: 'active',
    get label() {
      return t`State`;
    },
    width: 7.5,
    role: 'status',
    cell: ({ active }) =>
      active ? <Badge tone="success">{t`Shown`}</Badge> : <Badge>{t`Hidden`}</Badge>,
  },
  {
    id: 'alt',
    get label() {
      return t`Alt text`;
    },
    role: 'fact',
    cell: ({ alt }) => <TextCell value={alt} />,
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
