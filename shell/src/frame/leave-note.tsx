import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { showToast } from 'shared-ui';
import { takeLeaveNote } from '../app/leave-page';

/** Explains why the page was reloaded automatically. */
export function LeaveNote() {
  // Reads the note that the previous page stored for the tab, and shows it as a toast.
  useEffect(() => {
    const left = takeLeaveNote();
    if (left === undefined) return;
    showToast({
      title: t`${left} was revoked`,
      description: t`It ran in this tab, so the page was loaded anew. What was not saved is lost.`,
      tone: 'danger',
      duration: untilRead,
    });
  }, []);
  return null;
}

const untilRead = 24 * 3_600_000;
