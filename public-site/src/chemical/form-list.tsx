import { t } from '@lingui/core/macro';
import { GhsPictogramImage, token } from 'shared-ui';
import styled from 'styled-components';
import { AddPack } from '../basket/add-pack';
import { visuallyHidden } from '../common/look';
import type { ChemicalView, FormView, Statement } from './chemical-view';
import { FactList } from './fact-list';
import { PackTable } from './pack-table';
import { signalWordText } from './signal-word';

const Said = styled.span`
  ${visuallyHidden}
`;

const List = styled.ul`
  padding: 0;
  list-style: none;

  & > li {
    padding-block: 1rem 1.25rem;
    border-top: 1px solid ${token.color.border};
    scroll-margin-top: 1.5rem;
  }
  & > li:target {
    box-shadow: calc(-1rem * var(--inline, 1)) 0 0 -0.75rem ${token.color.brand};
  }
  & h3 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 0.75rem;
    margin-bottom: 0.5rem;
    font-size: 1.125rem;
    overflow-wrap: anywhere;
  }
  & h3 svg {
    width: 2rem;
    height: 2rem;
  }
  & small {
    display: block;
    margin-block: 0.375rem 0.75rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
  & details {
    margin-bottom: 0.5rem;
  }
  & details > ul {
    padding-inline-start: 1.25rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
  }
  & table {
    margin-top: 0.75rem;
  }
  & summary {
    margin-bottom: 0.375rem;
    color: ${token.color.textMuted};
    font-size: 0.875rem;
    cursor: pointer;
  }
`;

/** What is sold of the chemical: each form at an address of its own. */
export function FormList({ view }: { view: ChemicalView }) {
  return (
    <List>
      {view.forms.map((form) => (
        <li key={form.id} id={form.id}>
          <Form view={view} form={form} />
        </li>
      ))}
    </List>
  );
}

function Form({ view, form }: { view: ChemicalView; form: FormView }) {
  const { name, pictograms, signalWord, classes, statements, precautions, source, rules } = form;
  const { grades, packs } = form;
  const offered = {
    id: view.id,
    name: view.name,
    href: view.href,
    offeredForm: name,
    grades,
    packs,
  };
  return (
    <>
      <h3>
        {name}
        {pictograms.map(({ code }) => (
          <GhsPictogramImage key={code} code={code} />
        ))}
        <Said>{pictograms.map((one) => one.name).join(', ')}</Said>
        {signalWord && signalWordText(signalWord)}
      </h3>
      {statements.length === 0 ? null : <p lang={view.langs.statements}>{sentences(statements)}</p>}
      <small>
        {classes.length === 0 ? null : `${classes.join(', ')}. `}
        {source}
      </small>
      {precautions.length === 0 ? null : (
        <details>
          <summary>{t`Precautionary statements`}</summary>
          <p lang={view.langs.statements}>{sentences(precautions)}</p>
        </details>
      )}
      {rules.length === 0 ? null : (
        <details>
          <summary>{t`The rules that give these hazards`}</summary>
          <ul>
            {rules.map((rule, index) => (
              <li key={`${index} ${rule}`}>{rule}</li>
            ))}
          </ul>
        </details>
      )}
      <FactList facts={form.facts} />
      {grades.length + packs.length === 0 ? (
        <AddPack chemical={offered} grade="" packaging="" />
      ) : (
        <PackTable offered={offered} />
      )}
    </>
  );
}

function sentences(statements: readonly Statement[]): string {
  return statements
    .map(({ code, text }) => `${code} ${text ?? ''}`.trim().replace(/\.?$/, '.'))
    .join(' ');
}
