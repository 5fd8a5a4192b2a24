import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { dateTimeText } from 'contract';
import { Field, HintNote, Select, Skeleton } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import { sentence } from '../common/sentence';
import { pauseOf, useMailServers } from '../common/use-mail-servers';
import { addSmtpHref } from '../routes';
import { controlId, fieldLabels } from './problems';

interface ServerChoiceProps {
  value: string | null;
  onValueChange: (id: string) => void;
  error: string | undefined;
}

/** The mail server to send by, the default one unless chosen; shows which are paused and why. */
export function ServerChoice({ value, onValueChange, error }: ServerChoiceProps) {
  const { servers, error: failure } = useMailServers();
  if (failure !== null) {
    return (
      <HintNote>{t`The mail servers could not be loaded. ${{ reason: messageOf(failure) }}`}</HintNote>
    );
  }
  if (servers === undefined) return <Skeleton height="4rem" />;
  if (servers.length === 0) {
    return (
      <HintNote>
        <span>
          {t`There is no mail server to send by yet.`}{' '}
          <Link to={addSmtpHref()}>{t`Set one up`}</Link>
        </span>
      </HintNote>
    );
  }
  const chosen = servers.find(({ _id, isDefault }) => (value === null ? isDefault : _id === value));
  const pausedUntil = chosen && pauseOf(chosen);
  const problem = chosen?.problem ?? null;
  return (
    <div>
      <Field
        id={controlId('smtpId')}
        label={fieldLabels.smtpId}
        error={error}
        help={chosen && t`From ${{ sender: senderOf(chosen) }}`}
      >
        <Select
          options={servers.map((server) => ({
            value: String(server._id),
            label: labelOf(server, pauseOf(server) !== undefined),
          }))}
          value={chosen?._id}
          onValueChange={onValueChange}
        />
      </Field>
      {pausedUntil === undefined ? null : (
        <HintNote>
          <span>{pauseWords(dateTimeText(pausedUntil), problem)}</span>
        </HintNote>
      )}
    </div>
  );
}

function pauseWords(until: string, problem: string | null) {
  return problem === null
    ? t`Paused until ${until}. What is sent by it waits until then.`
    : t`Paused until ${until}: ${{ problem: sentence(problem) }} What is sent by it waits until then.`;
}

interface Sender {
  name: string;
  isDefault: boolean;
  fromName: string | null;
  fromAddress: string;
}

function labelOf({ name, isDefault }: Sender, isPaused: boolean) {
  return [name, isDefault ? t`default` : '', isPaused ? t`paused` : ''].filter(Boolean).join(' · ');
}

function senderOf({ fromName, fromAddress }: Sender) {
  return fromName === null ? fromAddress : `${fromName} <${fromAddress}>`;
}
