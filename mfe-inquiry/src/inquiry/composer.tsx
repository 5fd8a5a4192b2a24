import { t } from '@lingui/core/macro';
import { mailDraftEndpoints } from 'contract/email';
import { followUps, type Inquiry } from 'contract/inquiry';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { Button, token } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import styled from 'styled-components';
import { AddStep } from './add-step';
import { ReplyButton } from './reply-button';
import { SendDocumentButton } from './send-document-button';
import { WritersNote } from './writers-note';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[4]};
  padding-bottom: ${token.space[4]};
  border-bottom: 1px solid ${token.color.border};

  & > form,
  & > output {
    flex-basis: 100%;
  }
`;

interface ComposerProps {
  inquiry: Inquiry;
}

/** What can be added to the conversation: a reply, documents, a note or a next step. */
export function Composer({ inquiry }: ComposerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { _id, number } = inquiry;
  return (
    <Bar>
      <Permitted to={mailDraftEndpoints.send}>
        <ReplyButton inquiry={inquiry} />
      </Permitted>
      <SendDocumentButton inquiry={inquiry} />
      <Permitted to={followUps.endpoints.add}>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((isShown) => !isShown)}
        >
          <CalendarPlus /> {t`Note or next step`}
        </Button>
        <AddStep inquiryId={_id} number={number} isOpen={isOpen} />
      </Permitted>
      <WritersNote inquiryId={_id} />
    </Bar>
  );
}
