import { t } from '@lingui/core/macro';
import { VisuallyHidden } from 'shared-ui';

/** A cell of a table without a value. */
export function NotStated() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{t`not stated`}</VisuallyHidden>
    </>
  );
}
