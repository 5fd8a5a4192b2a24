import { inquiries, type Inquiry } from 'contract/inquiry';
import { useNavigate } from 'react-router-dom';
import { Card } from 'shared-ui';
import { type FormTarget, RecordForm } from 'shared-ui/form';
import { useListReturn, type ValuesOf } from 'shared-ui/resource';
import { addInquiryHref, editInquiryHref, inquiryListHref } from '../routes';
import { InquiryInputs } from './inquiry.inputs';

interface InquiryFormProps {
  target: FormTarget;
  /** What a new one starts with. */
  initialValues?: Partial<ValuesOf<typeof inquiries>>;
  /** Runs for what is made of `initialValues`, before its page opens. */
  onAdded?: (inquiry: Inquiry) => void;
}

/** The form of the add and edit pages. A new inquiry opens after it is saved, so that its next step can be planned. */
export function InquiryForm({ target, initialValues, onAdded }: InquiryFormProps) {
  const navigate = useNavigate();
  const listHref = useListReturn(inquiries, inquiryListHref());
  const isEdited = target.kind === 'edit';
  return (
    <Card>
      <RecordForm
        resource={inquiries}
        target={target}
        Inputs={InquiryInputs}
        notCopied={['statusId', 'lostReason', 'message', 'attachments']}
        {...(initialValues !== undefined && { initialValues, canSaveAndNew: false })}
        onCancel={() => void navigate(listHref)}
        onSaved={(saved, intent) => {
          onAdded?.(saved);
          if (intent === 'new') void navigate(addInquiryHref(), { replace: true });
          else if (isEdited) void navigate(listHref);
          else void navigate(editInquiryHref(saved._id), { replace: true });
        }}
      />
    </Card>
  );
}
