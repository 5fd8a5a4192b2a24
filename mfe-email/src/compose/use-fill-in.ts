import { t } from '@lingui/core/macro';
import { templates } from 'contract/email';
import { useRef } from 'react';
import { showToast, useConfirm } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { resourceCalls } from 'shared-ui/resource';
import type { Draft } from './draft';

type Content = Pick<Draft, 'subject' | 'html' | 'text' | 'attachments'>;

interface FillInOptions {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

/** Fills in a template; asks before it overwrites typed text. */
export function useFillIn({ draft, change }: FillInOptions) {
  const api = useApi();
  const confirm = useConfirm();
  const filled = useRef<Content>(undefined);

  async function mayReplace(name: string, before: Content) {
    if (!hasContent(before) || isSame(before, filled.current)) return true;
    return confirm({
      title: t`Replace what you wrote by “${name}”?`,
      description: t`Subject, message and attachments of the form become those of the template.`,
      confirmLabel: t`Replace`,
      cancelLabel: t`Keep mine`,
      isDestructive: true,
    });
  }
  return async function fillIn(templateId: string, before: Draft = draft) {
    try {
      const template = await resourceCalls(api, templates).get(templateId);
      if (!(await mayReplace(template.name, before))) return;
      const { subject, html, text, attachments } = template;
      const content = {
        subject,
        html,
        text,
        attachments: attachments.map((one) => ({ ...one, size: null })),
      };
      filled.current = content;
      change({ templateId, ...content });
    } catch (error) {
      const title = t`The template could not be loaded`;
      showToast({ title, description: messageOf(error), tone: 'danger' });
    }
  };
}

function hasContent({ subject, html, attachments }: Content) {
  return subject.trim() !== '' || html !== null || attachments.length > 0;
}

function isSame({ subject, html, attachments }: Content, other: Content | undefined) {
  if (other === undefined || subject !== other.subject || html !== other.html) return false;
  const wordsOf = (files: Content['attachments']) =>
    JSON.stringify(files.map(({ title, file }) => [title, file]));
  return wordsOf(attachments) === wordsOf(other.attachments);
}
