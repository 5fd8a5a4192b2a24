import { t } from '@lingui/core/macro';
import { inquiries } from 'contract/inquiry';
import { X } from 'lucide-react';
import { Chip, Field } from 'shared-ui';
import { useResourceRecord } from 'shared-ui/resource';

interface AboutInquiryProps {
  id: string;
  onRemove: () => void;
}

/** The inquiry that the message is about: the source of its variables, and of its entry on the timeline. */
export function AboutInquiry({ id, onRemove }: AboutInquiryProps) {
  const { data } = useResourceRecord(inquiries, id);
  const name = data === undefined ? '…' : `${data.number}, ${data.contactName}`;
  return (
    <Field
      label={t`About the inquiry`}
      help={t`What the text says of an inquiry is filled in from it, and the message stands on its timeline.`}
    >
      <div>
        <Chip>
          {name}
          <button type="button" aria-label={t`Not about ${name}`} onClick={onRemove}>
            <X size={13} aria-hidden="true" />
          </button>
        </Chip>
      </div>
    </Field>
  );
}
