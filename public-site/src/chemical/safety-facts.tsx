import { token } from 'shared-ui';
import styled from 'styled-components';
import { Code } from '../common/look';
import type { Safety } from './chemical-view';
import { FactList } from './fact-list';

const Signal = styled.p`
  margin-bottom: 0.75rem;
  color: ${token.color.dangerText};
  font-size: 1.125rem;
  font-weight: ${token.weight.semibold};
`;

const Codes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.25rem;
  margin: 0.25rem 0 1rem;
  padding: 0;
  list-style: none;
`;

interface SafetyFactsProps {
  safety: Safety;
}

/** What is stored on hazards, and nothing besides. */
export function SafetyFacts({ safety }: SafetyFactsProps) {
  const { signalWord, pictograms, hazardStatements, precautionaryStatements, facts } = safety;
  return (
    <>
      {signalWord === null ? null : <Signal>{signalWord}</Signal>}
      <CodeGroup title="Pictograms" codes={pictograms.map(({ code, name }) => `${code} ${name}`)} />
      <CodeGroup title="Hazard statements" codes={hazardStatements} />
      <CodeGroup title="Precautionary statements" codes={precautionaryStatements} />
      {facts.length === 0 ? null : <FactList facts={facts} />}
    </>
  );
}

function CodeGroup({ title, codes }: { title: string; codes: readonly string[] }) {
  if (codes.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Codes>
        {codes.map((code) => (
          <li key={code}>
            <Code>{code}</Code>
          </li>
        ))}
      </Codes>
    </>
  );
}
