import { t } from '@lingui/core/macro';
import type { mailMessages } from 'contract/email';
import { Badge } from 'shared-ui';
import type { RowOf } from 'shared-ui/resource';

interface MessageMarksProps {
  message: Pick<RowOf<typeof mailMessages>, 'isAutomatic' | 'isFlood'>;
}

/** What is special about a message. */
export function MessageMarks({ message: { isAutomatic, isFlood } }: MessageMarksProps) {
  if (!isAutomatic && !isFlood) return null;
  return (
    <small>
      {isAutomatic ? <Badge>{t`Automatic answer`}</Badge> : null}
      {isFlood ? <Badge tone="warning">{t`One of many at once`}</Badge> : null}
    </small>
  );
}
