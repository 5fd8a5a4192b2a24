import { plural, t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import { HintNote, token } from 'shared-ui';
import styled from 'styled-components';
import { sentence } from '../common/sentence';
import { useQueue } from './use-queue';

const Notes = styled.div`
  margin-bottom: ${token.space[3]};

  &:empty {
    display: none;
  }
`;

/** Paused servers with the reason and the number of waiting messages, and the number of scheduled ones. */
export function QueueNote() {
  const { data } = useQueue();
  if (data === undefined) return null;
  const { paused, scheduled } = data;
  return (
    <Notes>
      {paused.map(({ _id, name, until, problem, waiting }) => (
        <HintNote key={_id}>
          <span>
            {t`“${name}” is paused until ${{ until: dateTimeText(until) }}: ${{ problem: sentence(problem) }}`}{' '}
            {t`${plural(waiting, {
              one: '# message waits for it and will be sent by itself.',
              other: '# messages wait for it and will be sent by themselves.',
            })}`}
          </span>
        </HintNote>
      ))}
      {scheduled === 0 ? null : (
        <HintNote>
          <span>
            {t`${plural(scheduled, {
              one: '# message waits for a time that was chosen.',
              other: '# messages wait for a time that was chosen.',
            })}`}
          </span>
        </HintNote>
      )}
    </Notes>
  );
}
