import { inquiries } from 'contract/inquiry';
import { useNavigate } from 'react-router-dom';
import { Card } from 'shared-ui';
import { type FormTarget, RecordForm } from 'shared-ui/form';
import { useListReturn } from 'shared-ui/resource';
import { addInquiryHref, editInquiryHref, inquiryListHref } from '../routes';
import { InquiryInputs } from './inquiry.inputs';

interface InquiryFormProps {
  target: FormTarget;
}

/** The form of the add and edit pages. A new inquiry opens after it is saved, so that its next step can be planned. */
export function InquiryForm({ target }: InquiryFormProps) {
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
        onCancel={() => void navigate(listHref)}
        onSaved={({ _id }, intent) => {
          if (intent === 'new') void navigate(addInquiryHref(), { replace: true });
          else if (isEdited) void navigate(listHref);
          else void navigate(editInquiryHref(_id), { replace: true });
        }}
      />
    </Card>
  );
}
