import { plural, t } from '@lingui/core/macro';
import type { SearchState } from './search-state';

/** How many chemicals the drawing finds while it is drawn, with the way to them. */
export function LiveCount({ search }: { search: SearchState }) {
  const found = search.kind === 'found' && search.isLive ? search.found : undefined;
  return (
    <output>
      {found === undefined ? null : liveText(found.total)}
      {found === undefined || found.total === 0 ? null : (
        <>
          {' · '}
          <a href={`#${resultsId}`}>{t`Show`}</a>
        </>
      )}
    </output>
  );
}

function liveText(total: number): string {
  if (total === 0) return t`Nothing found so far`;
  return t`${plural(total, { one: '# chemical', other: '# chemicals' })} found so far`;
}

/** Where the results begin. */
export const resultsId = 'results';
