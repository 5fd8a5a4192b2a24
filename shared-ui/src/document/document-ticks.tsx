import { languageText } from '../i18n/words';
import { t } from '@lingui/core/macro';
import { type ChemicalDocumentRecord } from 'contract/document';
import styled from 'styled-components';
import { Checkbox } from '../parts/checkbox/checkbox';
import { token } from '../tokens/token';
import { documentKinds } from './document-kinds';

const List = styled.ul`
  display: grid;
  gap: ${token.space[3]};
  padding: 0;
  list-style: none;

  & label {
    display: flex;
    gap: ${token.space[2]};
    align-items: center;
    overflow-wrap: anywhere;
  }
`;

interface DocumentTicksProps {
  label: string;
  documents: readonly ChemicalDocumentRecord[];
  /** The `_id`s of the chosen documents. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** Documents to choose among. */
export function DocumentTicks({ label, documents, chosen, onChange }: DocumentTicksProps) {
  return (
    <List aria-label={label}>
      {documents.map((document) => (
        <li key={document._id}>
          <label>
            <Checkbox
              checked={chosen.includes(document._id)}
              onCheckedChange={(isChosen) =>
                onChange(
                  isChosen === true
                    ? [...chosen, document._id]
                    : chosen.filter((id) => id !== document._id),
                )
              }
            />
            {nameOf(document)}
          </label>
        </li>
      ))}
    </List>
  );
}

function nameOf({ title, kind, language, revision, lotNumber }: ChemicalDocumentRecord): string {
  return [
    title,
    documentKinds[kind],
    languageText(language),
    ...(lotNumber === null ? [] : [t`lot ${lotNumber}`]),
    ...(revision === null ? [] : [t`revision ${revision}`]),
  ].join(', ');
}
