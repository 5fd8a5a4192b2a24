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
        No backups are scheduled. The settings BACKUP_AT and BACKUP_FOLDER make and verify one each
        day.
      </p>
    );
  }
  return (
    <FactList>
      <Fact label="Recovery point">{recoveryPointText(backups)}</Fact>
      <Fact label="Last verified backup">
        {verifiedAt === null ? 'None yet' : dateTimeText(verifiedAt)}
      </Fact>
      <Fact label="Next">{nextAt === null ? 'Not scheduled' : dateTimeText(nextAt)}</Fact>
      <Fact label="Folder">{folder}</Fact>
      <Fact label="Size">
        {files === null
          ? 'This process cannot read the folder'
          : `${bytesText(files.bytes)} in ${countText(files.count, { one: 'backup', many: 'backups' })}`}
      </Fact>
      <Fact label="Last failure">{failure}</Fact>
    </FactList>
  );
}

function recoveryPointText({ recoveryUntil, verifiedAt }: Operation['backups']): string {
  if (recoveryUntil !== null)
    return `${dateTimeText(recoveryUntil)}, up to which the log of changes was shipped`;
  if (verifiedAt === null) return 'None: no backup was verified yet';
  return `${dateTimeText(verifiedAt)}, when the last verified backup was begun`;
}
