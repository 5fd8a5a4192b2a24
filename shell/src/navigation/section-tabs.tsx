import { useLocation } from 'react-router-dom';
import { LinkTabs } from 'shared-ui';
import { findEntry } from './place';
import { useSections } from './use-place';

/** The other pages of the current page's menu entry, where this has several. */
export function SectionTabs() {
  const { pathname } = useLocation();
  const section = findEntry(useSections(), pathname)?.section;
  if (section === undefined || !section.isTabs || section.entries.length < 2) return null;
  const tabs = section.entries.map(({ path, label }) => ({ to: path, label }));
  return <LinkTabs label={section.label} tabs={tabs} />;
}
