import { t } from '@lingui/core/macro';
import { showToast } from 'shared-ui';

/** Says that what was typed says nothing in its cell. */
export function refuse(text: string): void {
  showToast({ title: t`Not taken over`, description: text });
}
