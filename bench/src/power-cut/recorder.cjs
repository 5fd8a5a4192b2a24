const fs = require('node:fs');
const { syncBuiltinESMExports } = require('node:module');
const { dirname, join } = require('node:path');
const { workerData } = require('node:worker_threads');
const { DurableFolder } = require('./durable-folder.cjs');

/**
 * Preloaded into the process under test (`node --require`, which threads inherit). In the engine's thread it records
 * every change of the database's folder, and maintains a second folder with what a power cut would leave.
 *
 * When a file `cut-N.request` appears there, the next change first copies that state to `cut-N`.
 */
const recorded = process.env['POWER_CUT_FOLDER'];
if (recorded !== undefined && workerData?.dataDir === recorded) record(recorded);

function record(folder) {
  const real = { ...fs };
  const durable = new DurableFolder(real, { live: folder, durable: `${folder}-durable` });
  const files = new Map();
  let cuts = 0;

  const isOurs = (path) => typeof path === 'string' && path.startsWith(`${folder}/`);
  const change = (path, note) => {
    if (!isOurs(path)) return;
    const target = join(dirname(folder), `cut-${cuts}`);
    if (real.existsSync(`${target}.request`)) {
      durable.cut(target, cuts);
      real.rmSync(`${target}.request`);
      cuts += 1;
    }
    note();
  };
  const after = (name, note) => {
    fs[name] = (...given) => {
      const result = real[name](...given);
      change(given[0], () => note(...given));
      return result;
    };
  };
  const afterOnFile = (name, note) => {
    fs[name] = (descriptor, ...given) => {
      const result = real[name](descriptor, ...given);
      const file = files.get(descriptor);
      if (file) change(file.path, () => note(file, result, ...given));
      return result;
    };
  };

  fs.openSync = (path, flags, ...rest) => {
    const descriptor = real.openSync(path, flags, ...rest);
    const isSynchronous = (Number(flags) & real.constants.O_DSYNC) !== 0;
    if (isOurs(path)) files.set(descriptor, { path, isSynchronous, inode: durable.inodeAt(path) });
    return descriptor;
  };
  fs.closeSync = (descriptor) => {
    files.delete(descriptor);
    return real.closeSync(descriptor);
  };
  afterOnFile(
    'writeSync',
    ({ inode, isSynchronous }, written, buffer, offset, length, position) => {
      const bytes = Buffer.from(buffer.subarray(offset, offset + written));
      durable.write(inode, { bytes, position, isSynchronous });
    },
  );
  afterOnFile('ftruncateSync', ({ inode }, _, size) => durable.truncate(inode, size));
  afterOnFile('fsyncSync', ({ inode }) => durable.sync(inode));
  after('truncateSync', (path, size) => durable.truncate(durable.inodeAt(path), size));
  after('writeFileSync', (path) => durable.create(path));
  after('renameSync', (from, to) => durable.rename(from, to));
  after('unlinkSync', (path) => durable.remove(path));
  after('mkdirSync', (path) => durable.makeFolder(path));
  after('rmdirSync', (path) => durable.removeFolder(path));
  syncBuiltinESMExports();
}
