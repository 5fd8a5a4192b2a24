import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Button, token } from 'shared-ui';
import styled from 'styled-components';
import { chemicalHref } from '../common/hrefs';
import { dataHref } from '../chemical/data-path';
import { fetchSuggestions } from '../search-box/fetch-suggestions';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 0.75rem;
  margin-top: -0.5rem;

  & output {
    color: ${token.color.textMuted};
  }
`;

interface NameLookupProps {
  name: string;
  /** Receives the SMILES of the chemical with this name. */
  onFound: (smiles: string) => void;
}

/**
 * Offers to look a name up among the chemicals of the site: a name goes to the server, so that it is asked only when the
 * visitor says so.
 */
export function NameLookup({ name, onFound }: NameLookupProps) {
  const [state, setState] = useState<'resting' | 'asking' | 'unknown' | 'failed'>('resting');

  async function ask(): Promise<void> {
    setState('asking');
    try {
      const smiles = await smilesOfName(name);
      setState(smiles === null ? 'unknown' : 'resting');
      if (smiles !== null) onFound(smiles);
    } catch {
      setState('failed');
    }
  }
  return (
    <Line className="needs-script">
      <Button variant="outline" isLoading={state === 'asking'} onClick={() => void ask()}>
        {t`Look it up as a name on our server`}
      </Button>
      <output>
        {state === 'unknown' && t`No chemical here has this name and a structure.`}
        {state === 'failed' && t`The name could not be looked up. Check the connection.`}
      </output>
    </Line>
  );
}

async function smilesOfName(name: string): Promise<string | null> {
  const signal = AbortSignal.timeout(10_000);
  const { chemicals } = await fetchSuggestions(name, signal);
  const [first] = chemicals;
  if (first === undefined) return null;
  const answer = await fetch(dataHref(chemicalHref(first), 'json'), { signal });
  if (!answer.ok) throw new Error(`The data of a chemical were answered ${answer.status}`);
  return asData(await answer.json()).identifiers.smiles;
}

/** Guarantee: `/{slug}.json` is made by `chemical-data.ts`. */
function asData(json: unknown) {
  return json as { readonly identifiers: { readonly smiles: string | null } };
}
