import { dateTimeText } from 'contract';
import { HintNote, token } from 'shared-ui';
import { countText, numberText } from 'shared-ui/table';
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
            “{name}” is paused until {dateTimeText(until)}: {sentence(problem)}{' '}
            {countText(waiting, { one: 'message waits', many: 'messages wait' })} for it and will be
            sent by themselves.
          </span>
        </HintNote>
      ))}
      {scheduled === 0 ? null : (
        <HintNote>
          <span>
            {scheduled === 1 ? '1 message waits' : `${numberText(scheduled)} messages wait`} for a
            time that was chosen.
          </span>
        </HintNote>
      )}
    </Notes>
  );
}
