import { useEffect } from 'react';
import { showToast } from 'shared-ui';
import { takeLeaveNote } from '../app/leave-page';

/** Says why the page was loaded anew, if it was so by itself. */
export function LeaveNote() {
  // Reads what the page before left in the tab's storage, and shows it outside of React's tree.
  useEffect(() => {
    const left = takeLeaveNote();
    if (left === undefined) return;
    showToast({
      title: `${left} was revoked`,
      description: 'It ran in this tab, so the page was loaded anew. What was not saved is lost.',
      tone: 'danger',
      duration: untilRead,
    });
  }, []);
  return null;
}

const untilRead = 24 * 3_600_000;
