import { t } from '@lingui/core/macro';
import { type DragEvent, type FormEvent, useState } from 'react';
import { Button, Field, pastedStructure, Textarea, token } from 'shared-ui';
import styled from 'styled-components';
import { useHasScript } from '../basket/use-has-script';
import { pageHref } from '../common/hrefs';
import { DrawingTools, textOf } from './drawing-tools';
import { isNameLike } from './is-name-like';
import { LateNameLookup } from './late-name-lookup';
import { LiveCount } from './live-count';
import { ModeChoice } from './mode-choice';
import { PlaceNote } from './place-note';
import { placeOf } from './place-of';
import { emptyStructureText } from './empty-structure-text';
import type { StructureSearchState, StructureSearchStore } from './structure-search-store';
import type { StructureRequest } from './structure-request';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  max-width: 60rem;
`;

const Text = styled(Textarea)`
  min-height: 4.5rem;
  max-height: 16rem;
  font-family: ${token.font.mono};
  overflow-wrap: anywhere;
`;

const Send = styled.div`
  display: grid;
  justify-items: start;
  margin-block-end: -1.25rem;
`;

/** Stays in sight while somebody draws. */
const Actions = styled.div`
  position: sticky;
  z-index: 1;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.5rem 1rem;
  margin-inline: -0.5rem;
  padding: 0.5rem;
  background: ${token.color.canvas};

  & output {
    font-variant-numeric: tabular-nums;
  }
`;

/** For browsers without scripts: this button puts the structure into the address. */
const WithoutScript = styled.div`
  display: none;

  @media (scripting: none) {
    display: block;
  }
`;

interface StructureFormProps {
  request: StructureRequest;
  onChange: (request: StructureRequest) => void;
  /** Why the structure could not be read. */
  refusal: string | null;
  store: StructureSearchStore;
  state: StructureSearchState;
}

/**
 * The query, drawn or typed. The browser submits it only without scripts: until the page's script has loaded, the button
 * is disabled, so that no confidential structure gets into an address.
 */
export function StructureForm({ request, onChange, refusal, store, state }: StructureFormProps) {
  const [isEmpty, setIsEmpty] = useState(false);

  function change(text: string): void {
    setIsEmpty(false);
    onChange({ ...request, text });
  }
  function draw(text: string): void {
    change(text);
    store.searchLive({ ...request, text });
  }
  function choose(next: StructureRequest): void {
    onChange(next);
    const { search: last } = state;
    if (last.kind === 'found' && last.isLive) store.searchLive({ ...next, text: drawn(next) });
  }
  /** Of a drawing that has only begun, its presence in others is what can be found. */
  function startDrawing(): void {
    store.open();
    if (request.text === '') onChange({ ...request, mode: 'substructure' });
  }
  function search(event: FormEvent): void {
    event.preventDefault();
    const text = drawn(request);
    setIsEmpty(text === '');
    if (text !== '') store.search({ ...request, text });
  }
  async function drop(event: DragEvent): Promise<void> {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    change(await textOf(file));
  }
  return (
    <search className="not-in-print">
      <Form
        method="get"
        action={pageHref('advancedSearch')}
        autoComplete="off"
        onSubmit={search}
        onFocus={store.open}
        onDrop={(event) => void drop(event)}
      >
        <Field
          id="structure-text"
          label={t`SMILES, InChI, molfile or name`}
          help={t`Paste it, type it, or drop a .mol file here. In a part, * stands for any atom.`}
          error={isEmpty ? emptyStructureText() : (refusal ?? undefined)}
        >
          <Text
            name="structure"
            value={request.text}
            rows={2}
            spellCheck={false}
            autoCapitalize="off"
            onChange={({ target }) => change(target.value)}
          />
        </Field>
        {refusal !== null && isNameLike(request.text) ? (
          <LateNameLookup name={request.text.trim()} onFound={change} />
        ) : null}
        <DrawingTools text={request.text} onChange={change} onDraw={draw} onOpen={startDrawing} />
        <ModeChoice request={request} onChange={choose} />
        <SendPart text={request.text} state={state} />
      </Form>
    </search>
  );
}

/** Where the search runs, and the buttons that start it. */
function SendPart({ text, state }: { text: string; state: StructureSearchState }) {
  const hasScript = useHasScript();
  return (
    <>
      <Send>
        <PlaceNote place={placeOf(text, state.place)} className="needs-script" />
        <WithoutScript>
          <PlaceNote place="server-address" />
          <Button type="submit" size="lg">
            {t`Search on our server`}
          </Button>
        </WithoutScript>
      </Send>
      <Actions className="needs-script">
        <Button type="submit" size="lg" disabled={!hasScript}>
          {t`Search`}
        </Button>
        <LiveCount search={state.search} />
      </Actions>
    </>
  );
}

function drawn({ text }: StructureRequest): string {
  return pastedStructure(text).text;
}
