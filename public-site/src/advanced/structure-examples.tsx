import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { MouseEvent } from 'react';
import { token } from 'shared-ui';
import styled from 'styled-components';
import { pageHref, structureSearchHref } from '../common/hrefs';
import { Code, SectionTitle } from '../common/look';
import { modeName } from '../structure/mode-choice';
import { type StructureRequest, usualThreshold } from '../structure/structure-request';

const Panel = styled.section`
  padding: clamp(1.125rem, 3vw, 1.75rem);
  border: 1px solid ${token.color.border};
  border-radius: ${token.radius.md};
  background: ${token.color.surface};

  & dl {
    display: grid;
    gap: 1.125rem;
    margin-block: 1.125rem 1.25rem;
  }
  & dt {
    font-weight: ${token.weight.semibold};
  }
  & dd {
    margin: 0.125rem 0 0;
    color: ${token.color.textMuted};
  }
  & a {
    color: ${token.color.brandText};
  }
  & > p {
    padding-block-start: 1rem;
    border-block-start: 1px solid ${token.color.border};
    color: ${token.color.textMuted};
  }
`;

interface Example {
  readonly request: StructureRequest;
  readonly name: string;
  readonly text: string;
}

function examples(): readonly Example[] {
  const threshold = usualThreshold;
  return [
    {
      request: { text: 'CCO', mode: 'exact', threshold },
      name: t`Ethanol`,
      text: t`The chemical itself, and what is listed of it as salt, hydrate or stereoisomer.`,
    },
    {
      request: { text: 'c1ccccc1O', mode: 'substructure', threshold },
      name: t`Phenol`,
      text: t`Every chemical with this part in it, which is marked.`,
    },
    {
      request: { text: 'COc1cc(C=O)ccc1O', mode: 'similarity', threshold },
      name: t`Vanillin`,
      text: t`Chemicals with like rings, chains and groups, the nearest first.`,
    },
  ];
}

/** @param onTry - searches the example; without a script, its link does */
export function StructureExamples({ onTry }: { onTry: (request: StructureRequest) => void }) {
  return (
    <Panel className="not-in-print" aria-labelledby="structure-examples">
      <SectionTitle id="structure-examples">{t`Three ways to look`}</SectionTitle>
      <dl>
        {examples().map((example) => (
          <div key={example.request.mode}>
            <dt>{modeName(example.request.mode)}</dt>
            <dd>{example.text}</dd>
            <dd>
              <TryLink {...example} onTry={onTry} />
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Trans>
          Without a structure: <a href={pageHref('functionalGroups')}>by functional group</a> or{' '}
          <a href={pageHref('elements')}>by element</a>.
        </Trans>
      </p>
    </Panel>
  );
}

interface TryLinkProps extends Pick<Example, 'request' | 'name'> {
  onTry: (request: StructureRequest) => void;
}

function TryLink({ request, name, onTry }: TryLinkProps) {
  const { text: smiles } = request;
  const search = (event: MouseEvent) => {
    event.preventDefault();
    onTry(request);
  };
  return (
    <Trans>
      Try{' '}
      <a href={exampleHref(request)} rel="nofollow" onClick={search}>
        {name}, <Code>{smiles}</Code>
      </a>
    </Trans>
  );
}

function exampleHref({ text, mode }: StructureRequest): string {
  return `${structureSearchHref()}&${new URLSearchParams({ structure: text, mode })}`;
}
