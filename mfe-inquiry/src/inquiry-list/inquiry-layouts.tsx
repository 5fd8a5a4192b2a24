import { t } from '@lingui/core/macro';
import { Columns3, Table } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { LayoutSwitch } from 'shared-ui';

export type InquiryLayout = 'table' | 'board';

/** The list's layout from the URL. `layout` is its parameter, as `view` belongs to saved views. */
export function useInquiryLayout(): InquiryLayout {
  const [address] = useSearchParams();
  return address.get('layout') === 'board' ? 'board' : 'table';
}

/** Switches between table and board; keeps the filters. */
export function InquiryLayouts() {
  const current = useInquiryLayout();
  const [address] = useSearchParams();
  const linkTo = (layout: InquiryLayout) => {
    const next = new URLSearchParams(address);
    for (const name of ['layout', 'page', 'view']) next.delete(name);
    if (layout === 'board') next.set('layout', layout);
    return { search: next.toString() };
  };
  return (
    <LayoutSwitch
      layouts={[
        { label: t`Table`, Icon: Table, to: linkTo('table'), isCurrent: current === 'table' },
        { label: t`Board`, Icon: Columns3, to: linkTo('board'), isCurrent: current === 'board' },
      ]}
    />
  );
}
