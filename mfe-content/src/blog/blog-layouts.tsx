import { t } from '@lingui/core/macro';
import { LayoutGrid, Table } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { LayoutSwitch } from 'shared-ui';
import { blogCardHref, blogTableHref } from '../routes';

interface BlogLayoutsProps {
  current: 'table' | 'cards';
}

/** Switches between table and cards; keeps search and filters. */
export function BlogLayouts({ current }: BlogLayoutsProps) {
  const [address] = useSearchParams();
  const parameters = new URLSearchParams(address);
  for (const name of ['page', 'view', 'sort']) parameters.delete(name);
  const search = parameters.toString();
  return (
    <LayoutSwitch
      layouts={[
        {
          label: t`Table`,
          Icon: Table,
          to: { pathname: blogTableHref(), search },
          isCurrent: current === 'table',
        },
        {
          label: t`Cards`,
          Icon: LayoutGrid,
          to: { pathname: blogCardHref(), search },
          isCurrent: current === 'cards',
        },
      ]}
    />
  );
}
