import { words } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { fieldWords, dateTimeText } from 'contract';
import { type AuditEntry, recordEndpoints } from 'contract/record';
import { RotateCcw } from 'lucide-react';
import styled from 'styled-components';
import { messageOf } from '../client/api-error';
import { ApiError } from 'panel-runtime';
import { useConfirm } from '../parts/alert-dialog/confirm-provider';
import { Button } from '../parts/button/button';
import { VisuallyHidden } from '../parts/visually-hidden/visually-hidden';
import { useCall } from '../action/use-call';
import { useResourceAccess } from '../resource/use-resource-access';
import { token } from '../tokens/token';
import type { HistorySheetProps } from './history-sheet';

const Refusal = styled.div`
  margin-top: ${token.space[2]};
  color: ${token.color.dangerText};
  font-size: ${token.text.sm};

  & > ul {
    margin: ${token.space[1]} 0 0;
    padding-inline-start: ${token.space[4]};
  }
`;

const Restore = styled(Button)`
  margin-top: ${token.space[2]};
`;

type RestoreVersionProps = Pick<
  HistorySheetProps,
  'resource' | 'labels' | 'warning' | 'onRestored'
> & {
  entry: AuditEntry;
};

/** Restores a record's values after a write; a refusal is shown beside the button. */
export function RestoreVersion(props: RestoreVersionProps) {
  const { mayEdit } = useResourceAccess(props.resource);
  return mayEdit ? <RestoreButton {...props} /> : null;
}

function RestoreButton(props: RestoreVersionProps) {
  const { resource, labels, warning, onRestored, entry } = props;
  const confirm = useConfirm();
  const when = dateTimeText(entry.at);
  const { run, isBusy, error } = useCall(recordEndpoints.revert, {
    success: t`Restored the version of ${when}`,
    refresh: [resource],
    onSuccess: onRestored,
  });

  async function restore() {
    const isSure = await confirm({
      title: t`Restore this version?`,
      description:
        t`The ${{ one: words(resource.label.one) }} gets the values of ${when} again. What it holds now stays in its history. Records that are linked to it, such as chemicals or offers, stay as they are.`.concat(
          warning === undefined ? '' : ` ${warning}`,
        ),
      confirmLabel: t`Restore`,
    });
    if (isSure) await run({ id: entry._id });
  }
  return (
    <>
      <Restore variant="outline" size="sm" isLoading={isBusy} onClick={() => void restore()}>
        <RotateCcw />{' '}
        <Trans>
          Restore this version
          <VisuallyHidden>of {when}</VisuallyHidden>
        </Trans>
      </Restore>
      {error === null ? null : <Refused error={error} labels={labels} />}
    </>
  );
}

interface RefusedProps {
  error: unknown;
  labels: ReadonlyMap<string, string> | undefined;
}

function Refused({ error, labels }: RefusedProps) {
  const fields = error instanceof ApiError ? error.fieldErrors : [];
  return (
    <Refusal role="alert">
      {messageOf(error)}
      {fields.length === 0 ? null : (
        <ul>
          {fields.map(({ path, message }) => {
            const [name = ''] = path.split('.');
            return (
              <li key={path}>
                {labels?.get(name) ?? words(fieldWords(name))}: {message}
              </li>
            );
          })}
        </ul>
      )}
    </Refusal>
  );
}
