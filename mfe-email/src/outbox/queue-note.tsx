import { useQuery } from '@tanstack/react-query';
import { emailEndpoints } from 'contract/email';
import { dateTimeText } from 'contract';
import { HintNote, token } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import { countText, numberText } from 'shared-ui/table';
import styled from 'styled-components';
import { sentence } from '../common/sentence';
import { queueKey } from './use-mail-actions';

const Notes = styled.div`
  margin-bottom: ${token.space[3]};

  &:empty {
    display: none;
  }
`;

const minute = 60_000;

/** Paused servers with the reason and the number of waiting messages, and the number of scheduled ones. */
export function QueueNote() {
  const api = useApi();
  const { data } = useQuery({
    queryKey: queueKey,
    queryFn: async ({ signal }) => {
      const answer = await api.call(emailEndpoints.queue, { signal });
      return answer.data;
    },
    refetchInterval: minute,
  });
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
