import { t } from '@lingui/core/macro';
import { Notice } from './notice';
import { searchHref } from '../search-box/search-hrefs';
import type { WrongNumber } from './search-view';

/** Explains what is wrong with a number, with a link to the probable one. */
export function WrongNumberNotice({ message, corrected }: WrongNumber) {
  return (
    <Notice>
      {message}
      {corrected === null ? null : (
        <>
          {' '}
          <a href={searchHref(corrected)}>{t`Search ${corrected}`}</a>
        </>
      )}
    </Notice>
  );
}
