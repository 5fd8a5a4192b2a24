import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  emailEndpoints,
  emails,
  type RenderedMail,
  templateEndpoints,
  type templates,
} from 'contract/email';
import { useNavigate } from 'react-router-dom';
import { showToast } from 'shared-ui';
import { ApiError, messageOf, useApi } from 'shared-ui/client';
import { type InputsProps, useFormValue } from 'shared-ui/form';
import { refreshResource } from 'shared-ui/resource';
import { emailFormHref } from '../routes';
import { type ChosenRecords, previewBody, useSource } from './use-preview';

type Templates = typeof templates;

interface TestSetup extends InputsProps<Templates> {
  records: ChosenRecords;
  onSent: () => void;
}

/** Sends a test of the form's content, rendered with the preview's records. */
export function useSendTest({ form, records, onSent }: TestSetup) {
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const source = useSource(form);
  const attachments =
    useFormValue<Templates, readonly { title: string | null; file: string }[]>(
      form,
      'attachments',
    ) ?? [];

  const { mutate, isPending, error } = useMutation({
    mutationFn: async (to: string) => {
      if (source === undefined) throw new Error(t`There is nothing to send yet`);
      const rendered = await api.call(templateEndpoints.preview, {
        body: previewBody(source, records),
      });
      const files = attachments.map(({ title, file }) => ({ title: title ?? file, file }));
      const body = { to: [to], ...asWritten(rendered.data), attachments: files };
      return api.call(emailEndpoints.send, { body });
    },
    onSuccess: ({ data: { batchId } }, to) => {
      onSent();
      void refreshResource(queryClient, emails);
      showToast({
        title: t`Test on its way`,
        description: t`To ${to}`,
        tone: 'success',
        action: {
          label: t`Show in the outbox`,
          onSelect: () => void navigate(emailFormHref({ batchId })),
        },
      });
    },
  });
  return { send: mutate, isPending, error };
}

/** Escapes braces in a rendered message, so that values with `{{` are not read as variables. */
function asWritten({ subject, html, text }: RenderedMail) {
  return { subject, html: html.replaceAll('{{', '&#123;&#123;'), text };
}

/** Why a test was not sent: the API's messages, joined. */
export function testProblem(error: unknown) {
  const errors = error instanceof ApiError ? error.fieldErrors : [];
  return errors.length === 0 ? messageOf(error) : errors.map(({ message }) => message).join(' ');
}
