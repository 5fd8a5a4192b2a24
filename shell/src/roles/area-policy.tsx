import { t } from '@lingui/core/macro';
import type { CallPolicy } from 'contract/staff';
import { Badge, Card, Fact, FactList, token } from 'shared-ui';
import styled from 'styled-components';
import { levelWords } from './level-words';
import type { AreaWords } from './policy-words';

const Lines = styled.ul`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Calls = styled.details`
  margin-top: ${token.space[4]};

  & > summary {
    cursor: pointer;
    font-size: ${token.text.sm};
  }
  & h3 {
    margin: ${token.space[3]} 0 ${token.space[1]};
    font-size: ${token.text.sm};
  }
`;

/** One area of a role in words. */
export function AreaPolicy({ words }: { readonly words: AreaWords }) {
  const { title, level, sees, hides, changes, calls } = words;
  return (
    <Card title={title} actions={level === undefined ? null : <Badge>{levelWords[level]}</Badge>}>
      <FactList>
        <Fact label={t`Sees`}>{linesOf(sees)}</Fact>
        <Fact label={t`Does not see`}>{linesOf(hides)}</Fact>
        <Fact label={t`May change`}>{linesOf(changes)}</Fact>
      </FactList>
      {calls.length === 0 ? null : <OtherCalls title={title} calls={calls} />}
    </Card>
  );
}

function linesOf(lines: readonly string[]) {
  if (lines.length === 0) return t`Nothing`;
  return (
    <Lines>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Lines>
  );
}

interface OtherCallsProps {
  readonly title: string;
  readonly calls: readonly CallPolicy[];
}

function OtherCalls({ title, calls }: OtherCallsProps) {
  const open = calls.filter(({ isOpen }) => isOpen);
  const closed = calls.filter(({ isOpen }) => !isOpen);
  return (
    <Calls>
      <summary>
        {t`${title}: ${{ count: open.length }} of ${{ count2: calls.length }} other actions`}
      </summary>
      <CallList heading={t`May`} calls={open} />
      <CallList heading={t`May not`} calls={closed} />
    </Calls>
  );
}

function CallList({
  heading,
  calls,
}: {
  readonly heading: string;
  readonly calls: readonly CallPolicy[];
}) {
  if (calls.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <Lines>
        {calls.map(({ endpoint }) => (
          <li key={endpoint.name}>{endpoint.summary}</li>
        ))}
      </Lines>
    </>
  );
}
