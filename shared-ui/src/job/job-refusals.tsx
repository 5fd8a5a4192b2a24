import { type JobKind, jobEndpoints } from 'contract/jobs';
import styled from 'styled-components';
import { useApi } from '../client/api-provider';
import { LongList } from '../resource/long-list';
import { useLongList } from '../resource/use-long-list';
import { token } from '../tokens/token';
import { jobKey } from './job-query';
import { leftWords } from './left-words';

const Item = styled.li`
  padding-block: ${token.space[2]};
  border-bottom: 1px solid ${token.color.border};
  overflow-wrap: anywhere;

  & > strong {
    font-weight: ${token.weight.medium};
  }
  & > p {
    color: ${token.color.textMuted};
    font-size: ${token.text.sm};
  }
`;

interface JobRefusalsProps {
  jobId: string;
  kind: JobKind;
}

/** The refused records of a job with their reasons, page by page. */
export function JobRefusals({ jobId, kind }: JobRefusalsProps) {
  const api = useApi();
  const { listed, none } = leftWords(kind);
  const list = useLongList([...jobKey(jobId), 'refusals'], (page, signal) =>
    api.call(jobEndpoints.refusals, { id: jobId, query: { page }, signal }),
  );
  return (
    <LongList list={list} what={listed} empty={none}>
      {list.items.map(({ recordId, title, reason }, place) => (
        <Item key={recordId ?? place}>
          <strong>{title}</strong>
          <p>{reason}</p>
        </Item>
      ))}
    </LongList>
  );
}
