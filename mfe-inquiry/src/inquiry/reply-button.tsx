import { t } from '@lingui/core/macro';
import type { Inquiry } from 'contract/inquiry';
import { Reply } from 'lucide-react';
import { Button } from 'shared-ui';
import { useOwnDraft } from './use-reply-start';
import { useWrite } from './writing';

interface ReplyButtonProps {
  inquiry: Inquiry;
}

/** Writes to the inquiry's contact, or goes on with the draft that there is. */
export function ReplyButton({ inquiry }: ReplyButtonProps) {
  const write = useWrite();
  const { data: draft } = useOwnDraft(inquiry._id);
  return (
    <Button onClick={() => write({ kind: 'new' })}>
      <Reply /> {draft ? t`Continue your draft` : t`Reply`}
    </Button>
  );
}
