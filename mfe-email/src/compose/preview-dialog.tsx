import { t } from '@lingui/core/macro';
import { words } from 'shared-ui/i18n';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { emailEndpoints, type EmailPreview } from 'contract/email';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Dialog, ErrorState, HintNote, IconButton, Skeleton, token } from 'shared-ui';
import { messageOf as wordsOf, useApi } from 'shared-ui/client';
import { numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { MailPreview } from '../common/mail-preview';
import { type Draft, messageOf } from './draft';
import { gapWords } from './gap-words';

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  margin-bottom: ${token.space[3]};

  & > div {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
    font-variant-numeric: tabular-nums;
  }
`;

interface PreviewDialogProps {
  draft: Draft;
  onClose: () => void;
}

/** Previews the message for each recipient in turn. */
export function PreviewDialog({ draft, onClose }: PreviewDialogProps) {
  const [position, setPosition] = useState(0);
  const { data, error, isPlaceholderData, refetch } = usePreview(draft, position);
  return (
    <Dialog open size="lg" title={t`As it will arrive`} onOpenChange={onClose}>
      {data === undefined ? null : (
        <WhoseMail preview={data} position={position} onPosition={setPosition} />
      )}
      {error === null ? null : (
        <ErrorState title={t`It could not be filled in`} onRetry={() => void refetch()}>
          {wordsOf(error)}
        </ErrorState>
      )}
      {data === undefined && error === null ? <Skeleton height="50vh" /> : null}
      {data === undefined ? null : (
        <div aria-busy={isPlaceholderData}>
          {data.gaps.map((gap) => (
            <HintNote key={gap.variable}>{gapWords(gap, data.total)}.</HintNote>
          ))}
          <MailPreview mail={data} />
        </div>
      )}
    </Dialog>
  );
}

interface WhoseMailProps {
  preview: EmailPreview;
  position: number;
  onPosition: (position: number) => void;
}

function WhoseMail({ preview: { recipient, total }, position, onPosition }: WhoseMailProps) {
  if (recipient === null) {
    return (
      <Head>
        <div>
          {t`No recipients yet`}
          <small>{t`Samples stand for the recipient.`}</small>
        </div>
      </Head>
    );
  }
  const { email, name, resource } = recipient;
  const kind = resource === null ? '' : ` · ${words(resource)}`;
  return (
    <Head>
      <IconButton
        label={t`Previous recipient`}
        variant="outline"
        disabled={position === 0}
        onClick={() => onPosition(position - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <div aria-live="polite">
        {name === null ? email : `${name} <${email}>`}
        <small>
          {t`${{ position: numberText(position + 1) }} of ${{ total: numberText(total) }}`}
          {kind}
        </small>
      </div>
      <IconButton
        label={t`Next recipient`}
        variant="outline"
        disabled={position + 1 >= total}
        onClick={() => onPosition(position + 1)}
      >
        <ChevronRight />
      </IconButton>
    </Head>
  );
}

function usePreview(draft: Draft, position: number) {
  const api = useApi();
  const body = messageOf(draft);
  return useQuery({
    queryKey: ['email', 'preview', body, position],
    queryFn: async ({ signal }) => {
      const { data } = await api.call(emailEndpoints.preview, {
        query: { position },
        body,
        signal,
      });
      return data;
    },
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}
