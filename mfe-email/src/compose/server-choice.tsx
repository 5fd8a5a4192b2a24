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
    return <HintNote>The mail servers could not be loaded. {messageOf(failure)}</HintNote>;
  }
  if (servers === undefined) return <Skeleton height="4rem" />;
  if (servers.length === 0) {
    return (
      <HintNote>
        <span>
          There is no mail server to send by yet. <Link to={addSmtpHref()}>Set one up</Link>
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
        help={chosen && `From ${senderOf(chosen)}`}
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
          <span>
            Paused until {dateTimeText(pausedUntil)}
            {problem === null ? '.' : `: ${sentence(problem)}`} What is sent by it waits until then.
          </span>
        </HintNote>
      )}
    </div>
  );
}

interface Sender {
  name: string;
  isDefault: boolean;
  fromName: string | null;
  fromAddress: string;
}

function labelOf({ name, isDefault }: Sender, isPaused: boolean) {
  return [name, isDefault ? 'default' : '', isPaused ? 'paused' : ''].filter(Boolean).join(' · ');
}

function senderOf({ fromName, fromAddress }: Sender) {
  return fromName === null ? fromAddress : `${fromName} <${fromAddress}>`;
}
