import { openAlone } from '../core/ops/open-alone';
import { readEnv } from '../core/env';
import { addMonths } from '../db/partitions/monthly-partitions';
import { partitionTable } from '../db/partitions/partition-table';
import { partitionings } from '../db/partitions/partitioned-tables';
import { runCommand } from './run-command';

/** `npm run partition`: divides the audit and the outbox by month, or adds months, while the product runs. */
await runCommand(async () => {
  const report = (line: string) => console.log(line);
  const divided = await openAlone(readEnv(process.env), async (database) => {
    const tables: string[] = [];
    for (const { table } of partitionings)
      if (await partitionTable(database, table, report)) tables.push(table);
      else await addMonths(database, table);
    return tables;
  });
  if (divided.length === 0) return 'The tables are divided by month, with the months to come.';
  return `Divided by month: ${divided.join(', ')}.`;
});
