import { useQuery } from '@tanstack/react-query';
import { chemicalEndpoints, chemicals, type FormerDocument } from 'contract/catalog';
import { fileEndpoints } from 'contract/file';
import { ChevronRight, Download, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { dateTimeText } from 'contract';
import { Button, ErrorState, Skeleton, token } from 'shared-ui';
import { messageOf, useApi } from 'shared-ui/client';
import { type InputsProps, useFormField } from 'shared-ui/form';
import { resourceKeys } from 'shared-ui/resource';
import styled from 'styled-components';
import { type DocumentDraft, documentKinds } from './document-labels';

type Chemicals = typeof chemicals;

const Toggle = styled(Button)`
  margin-top: ${token.space[2]};

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }
`;

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token.space[2]};
    padding-block: ${token.space[2]};
    font-size: ${token.text.sm};
  }
  & > li + li {
    border-top: 1px solid ${token.color.border};
  }
  & > li > p {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    color: ${token.color.textMuted};
    font-size: ${token.text.xs};
  }
`;

const Nothing = styled.p`
  color: ${token.color.textMuted};
  font-size: ${token.text.sm};
`;

interface FormerDocumentsProps extends InputsProps<Chemicals> {
  id: string;
}

/** The chemical's replaced documents, collapsed by default: to download or restore. */
export function FormerDocuments({ form, id }: FormerDocumentsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <>
      <Toggle
        variant="ghost"
        size="sm"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronRight /> Earlier versions
      </Toggle>
      <div id={listId}>{isOpen ? <FormerList form={form} id={id} /> : null}</div>
    </>
  );
}

function FormerList({ form, id }: FormerDocumentsProps) {
  const api = useApi();
  const { data, error, refetch } = useQuery({
    queryKey: [...resourceKeys.record(chemicals, id), 'former-documents'],
    queryFn: async ({ signal }) => {
      const answer = await api.call(chemicalEndpoints.formerDocuments, { id, signal });
      return answer.data;
    },
  });
  const { value, change } = useFormField<Chemicals, readonly DocumentDraft[]>({
    form,
    name: 'documents',
    label: 'Documents',
  });
  const documents = value ?? [];
  if (error !== null) {
    return (
      <ErrorState title="The earlier versions could not be loaded" onRetry={() => void refetch()}>
        {messageOf(error)}
      </ErrorState>
    );
  }
  if (data === undefined) return <Skeleton height="3rem" />;
  if (data.length === 0) return <Nothing>No document was replaced or taken away.</Nothing>;
  return (
    <List aria-label="Earlier versions">
      {data.map((former) => (
        <FormerLine
          key={`${former.file} ${former.until}`}
          former={former}
          isInUse={documents.some(({ file }) => file === former.file)}
          onPutBack={() => change(withPutBack(documents, former))}
        />
      ))}
    </List>
  );
}

interface FormerLineProps {
  former: FormerDocument;
  isInUse: boolean;
  onPutBack: () => void;
}

function FormerLine({ former, isInUse, onPutBack }: FormerLineProps) {
  const api = useApi();
  const { kind, title, language, until, by, file } = former;
  return (
    <li>
      <p>
        {title}
        <small>
          {documentKinds[kind]}, {language} · until {dateTimeText(until)}
          {by === null ? '' : `, by ${by}`}
        </small>
      </p>
      <Button asChild variant="outline" size="sm">
        <a
          href={api.urlOf(fileEndpoints.download, { id: file })}
          download
          aria-label={`Download the earlier ${title}`}
        >
          <Download /> Download
        </a>
      </Button>
      <Button
        variant="outline"
        size="sm"
        aria-label={isInUse ? `In use: ${title}` : `Put back ${title}`}
        disabled={isInUse}
        onClick={onPutBack}
      >
        <Undo2 /> {isInUse ? 'In use' : 'Put back'}
      </Button>
    </li>
  );
}

/** Restores a former document: replaces the current one of the same kind, title and language, or appends it. */
function withPutBack(documents: readonly DocumentDraft[], former: FormerDocument) {
  const { kind, title, language, file } = former;
  const back: DocumentDraft = { kind, title, language, file };
  const place = documents.findIndex(
    (one) => one.kind === kind && one.title === title && one.language === language,
  );
  return place === -1 ? [...documents, back] : documents.with(place, back);
}
