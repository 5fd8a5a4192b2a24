import { plural, t } from '@lingui/core/macro';
import { personalDataEndpoints, type PersonFindings, type PersonQuery } from 'contract/privacy';
import { Download, Eraser } from 'lucide-react';
import { Button, useDownload, token, useConfirm } from 'shared-ui';
import { Permitted } from 'shared-ui/client';
import { useCall } from 'shared-ui/resource';
import styled from 'styled-components';

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
  const confirm = useConfirm();
  const download = useDownload(personalDataEndpoints.export, {
    name: 'personal-data.zip',
    failure: t`Not exported`,
  });
  const erase = useCall(personalDataEndpoints.erase, {
    success: t`The person is erased`,
    failure: t`Not erased`,
    onSuccess: onErased,
  });
  const total = findings.kinds.reduce((sum, one) => sum + one.total, 0);
  const ask = async () => {
    const isSure = await confirm({
      title: t`Erase this person?`,
      description: t`${plural(total, { one: '# entry is deleted', other: '# entries are deleted' })}, or kept without the person, and their files are deleted. Nobody can undo it.`,
      confirmLabel: t`Erase`,
      isDestructive: true,
    });
    if (isSure) await erase.run({ body: person });
  };
  return (
    <Line>
      <Button
        variant="outline"
        isLoading={download.isBusy}
        onClick={() => void download.run({ body: person })}
      >
        <Download aria-hidden="true" /> {t`Export`}
      </Button>
      <Permitted to={personalDataEndpoints.erase}>
        <Button
          variant="destructive"
          isLoading={erase.isBusy}
          disabled={findings.blockers.length > 0}
          onClick={() => void ask()}
        >
          <Eraser aria-hidden="true" /> {t`Erase`}
        </Button>
      </Permitted>
    </Line>
  );
}
