import { t } from '@lingui/core/macro';
import { openLabels } from 'contract';
import type { FilingReason, MailMessageState } from 'contract/email';

export const stateWords = openLabels<MailMessageState>({
  get tray() {
    return t`To be filed`;
  },
  get attached() {
    return t`With inquiries`;
  },
  get spam() {
    return t`Spam`;
  },
  get notOurs() {
    return t`Not ours`;
  },
});

/** Why a message may belong to an inquiry. */
export const reasonWords = openLabels<FilingReason>({
  get reply() {
    return t`Answers our mail`;
  },
  get subject() {
    return t`Its number is in the subject`;
  },
  get sender() {
    return t`An open inquiry of the sender`;
  },
  get customer() {
    return t`An open inquiry of their company`;
  },
  get spamSender() {
    return t`A sender of spam`;
  },
  get order() {
    return t`An inquiry was made of it at once`;
  },
  get person() {
    return t`Chosen by a colleague`;
  },
});
