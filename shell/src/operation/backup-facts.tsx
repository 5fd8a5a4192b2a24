import { t } from '@lingui/core/macro';
import { dateTimeText } from 'contract';
import type { Operation } from 'contract/operation';
import { bytesText, Fact, FactList } from 'shared-ui';
import { countText } from 'shared-ui/table';

/** When backups are made, where they are, and up to which moment data could be restored. */
export function BackupFacts({ backups }: Pick<Operation, 'backups'>) {
  const { at, nextAt, folder, verifiedAt, failure, files } = backups;
  if (at === null && folder === null) {
    return (
      <p>
        {t`No backups are scheduled. The settings BACKUP_AT and BACKUP_FOLDER make and verify one each day.`}
      </p>
    );
  }
  return (
    <FactList>
      <Fact label={t`Recovery point`}>{recoveryPointText(backups)}</Fact>
      <Fact label={t`Last verified backup`}>
        {verifiedAt === null ? t`None yet` : dateTimeText(verifiedAt)}
      </Fact>
      <Fact label={t({ message: 'Next', context: 'backup' })}>
        {nextAt === null ? t`Not scheduled` : dateTimeText(nextAt)}
      </Fact>
      <Fact label={t`Folder`}>{folder}</Fact>
      <Fact label={t`Size`}>
        {files === null
          ? t`This process cannot read the folder`
          : t`${{ bytesText: bytesText(files.bytes) }} in ${{ counted: countText(files.count, { one: t`backup`, many: t`backups` }) }}`}
      </Fact>
      <Fact label={t`Last failure`}>{failure}</Fact>
    </FactList>
  );
}

function recoveryPointText({ recoveryUntil, verifiedAt }: Operation['backups']): string {
  if (recoveryUntil !== null)
    return t`${{ dateTimeText: dateTimeText(recoveryUntil) }}, up to which the log of changes was shipped`;
  if (verifiedAt === null) return t`None: no backup was verified yet`;
  return t`${{ dateTimeText: dateTimeText(verifiedAt) }}, when the last verified backup was begun`;
}
