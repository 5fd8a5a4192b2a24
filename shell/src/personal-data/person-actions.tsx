import { personalDataEndpoints, type PersonFindings, type PersonQuery } from 'contract/privacy';
import { Download, Eraser } from 'lucide-react';
import { Button, saveFile, showToast, token, useConfirm } from 'shared-ui';
import { useApi } from 'shared-ui/client';
import styled from 'styled-components';
import { useWrite } from '../releases/use-write';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[3]};
  margin-top: ${token.space[5]};
`;

export interface PersonActionsProps {
  readonly person: PersonQuery;
  readonly findings: PersonFindings;
  readonly onErased: () => void;
}

/** Hands out what is stored of a person as a file, and erases it. */
export function PersonActions({ person, findings, onErased }: PersonActionsProps) {
  const api = useApi();
  const confirm = useConfirm();
  const download = useWrite({
    write: () => api.download(personalDataEndpoints.export, { body: person }),
    onSuccess: ({ blob, name }) => saveFile(blob, name ?? 'personal-data.zip'),
    refusal: 'Not exported',
  });
  const erase = useWrite({
    write: () => api.call(personalDataEndpoints.erase, { body: person }),
    onSuccess: () => {
      showToast({ title: 'The person is erased', tone: 'success' });
      onErased();
    },
    refusal: 'Not erased',
  });
  const total = findings.kinds.reduce((sum, one) => sum + one.total, 0);
  const ask = async () => {
    const isSure = await confirm({
      title: 'Erase this person?',
      description: `${total === 1 ? '1 entry is' : `${total} entries are`} deleted, or kept without the person, and their files are deleted. Nobody can undo it.`,
      confirmLabel: 'Erase',
      isDestructive: true,
    });
    if (isSure) erase.mutate();
  };
  return (
    <Line>
      <Button variant="outline" isLoading={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" /> Export
      </Button>
      <Button
        variant="destructive"
        isLoading={erase.isPending}
        disabled={findings.blockers.length > 0}
        onClick={() => void ask()}
      >
        <Eraser aria-hidden="true" /> Erase
      </Button>
    </Line>
  );
}
