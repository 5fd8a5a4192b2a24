import { t } from '@lingui/core/macro';
import type { PersonFindings, PersonQuery } from 'contract/privacy';
import { Card, EmptyState, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf } from 'shared-ui/client';
import styled from 'styled-components';
import { FoundKinds } from './found-kinds';
import { PersonActions } from './person-actions';
import { OtherAddresses } from './other-addresses';
import { useFindings } from './use-personal-data';

const Blockers = styled.div`
  margin-top: ${token.space[4]};
  padding: ${token.space[3]} ${token.space[4]};
  border-radius: ${token.radius.md};
  background: ${token.color.warningSoft};
  color: ${token.color.onWarningSoft};
  font-size: ${token.text.sm};
  overflow-wrap: anywhere;

  & > ul {
    margin-top: ${token.space[2]};
    padding-inline-start: ${token.space[5]};
  }
`;

export interface FindingsProps {
  readonly person: PersonQuery;
  /** Tells a search from the same one made again. */
  readonly turn: number;
  readonly onFind: (person: PersonQuery) => void;
}

/** What is stored of a person, in all its states. */
export function Findings({ person, turn, onFind }: FindingsProps) {
  const { data, error, refetch } = useFindings(person, turn);
  return (
    <Card
      title={t`What is stored`}
      description={[...person.emails, ...person.phones].join(', ')}
      aria-live="polite"
    >
      {error === null ? null : (
        <ErrorState title={t`The person could not be looked for`} onRetry={() => void refetch()}>
          {messageOf(error)}
        </ErrorState>
      )}
      {data === undefined && error === null ? <Skeleton height="12rem" /> : null}
      {data === undefined ? null : <Found person={person} findings={data} onFind={onFind} />}
    </Card>
  );
}

interface FoundProps extends Omit<FindingsProps, 'turn'> {
  readonly findings: PersonFindings;
}

function Found({ person, findings, onFind }: FoundProps) {
  const { kinds, blockers, others } = findings;
  if (kinds.length === 0) {
    return (
      <EmptyState title={t`Nothing is stored`}>
        {t`No record, mail, file or history names this person.`}
      </EmptyState>
    );
  }
  return (
    <>
      <FoundKinds person={person} kinds={kinds} />
      <OtherAddresses person={person} others={others} onFind={onFind} />
      {blockers.length === 0 ? null : (
        <Blockers>
          <strong>{t`Nothing can be erased yet:`}</strong>
          <ul>
            {blockers.map(({ label, title, reason }, index) => (
              <li key={index}>
                {label}, <span dir="auto">{title}</span>: {reason}
              </li>
            ))}
          </ul>
        </Blockers>
      )}
      <PersonActions person={person} findings={findings} onErased={() => onFind(person)} />
    </>
  );
}
