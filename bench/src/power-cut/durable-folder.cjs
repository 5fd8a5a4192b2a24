const { join, relative } = require('node:path');

/**
 * A copy of a folder as a power cut would leave it: only what was synced. File contents become durable by a sync of
 * that file or by synchronous writes; names (files created, renamed, removed) by any sync, all of them in order, as on
 * a journalling file system.
 */
class DurableFolder {
  #fs;
  #live;
  #durable;
  /** Files by current path. */
  #inodes = new Map();
  /** Name changes since the last sync. */
  #names = [];

  constructor(fs, { live, durable }) {
    this.#fs = fs;
    this.#live = live;
    this.#durable = durable;
    fs.cpSync(live, durable, { recursive: true });
  }

  /** The file at a path of the live folder. Its `path` is its place in the durable copy; null if it is not there. */
  inodeAt(path) {
    const known = this.#inodes.get(path);
    if (known) return known;
    const inode = { path: this.#pathOf(path), unsynced: [] };
    this.#inodes.set(path, inode);
    return inode;
  }

  create(path) {
    const inode = { path: null, unsynced: [] };
    this.#inodes.set(path, inode);
    this.#names.push(() => {
      inode.path = this.#pathOf(path);
      this.#fs.writeFileSync(inode.path, '');
    });
  }

  write(inode, { bytes, position, isSynchronous }) {
    const write = (path) =>
      this.#onFile(path, (file) => this.#fs.writeSync(file, bytes, 0, bytes.length, position));
    if (!isSynchronous) return void inode.unsynced.push(write);
    if (inode.path === null) this.#syncNames();
    if (inode.path !== null) write(inode.path);
  }

  truncate(inode, size) {
    inode.unsynced.push((path) => this.#fs.truncateSync(path, size));
  }

  sync(inode) {
    this.#syncNames();
    const changes = inode.unsynced.splice(0);
    if (inode.path !== null) for (const change of changes) change(inode.path);
  }

  rename(from, to) {
    const inode = this.inodeAt(from);
    const replaced = this.#inodes.get(to);
    this.#inodes.delete(from);
    this.#inodes.set(to, inode);
    this.#names.push(() => {
      this.#fs.renameSync(this.#pathOf(from), this.#pathOf(to));
      if (replaced) replaced.path = null;
      inode.path = this.#pathOf(to);
    });
  }

  remove(path) {
    const inode = this.inodeAt(path);
    this.#inodes.delete(path);
    this.#names.push(() => {
      this.#fs.rmSync(this.#pathOf(path));
      inode.path = null;
    });
  }

  makeFolder(path) {
    this.#names.push(() => this.#fs.mkdirSync(this.#pathOf(path)));
  }

  removeFolder(path) {
    this.#names.push(() => this.#fs.rmdirSync(this.#pathOf(path)));
  }

  /**
   * Copies what a power cut would leave now. Every other cut also includes every second unsynced write, as a disk may
   * write them in any order.
   */
  cut(target, number) {
    this.#fs.cpSync(this.#durable, target, { recursive: true });
    if (number % 2 === 0) return;
    for (const { path, unsynced } of this.#inodes.values()) {
      if (path === null) continue;
      const place = join(target, relative(this.#durable, path));
      for (const [index, change] of unsynced.entries()) if (index % 2 === 0) change(place);
    }
  }

  #syncNames() {
    for (const change of this.#names.splice(0)) change();
  }

  #pathOf(path) {
    return join(this.#durable, relative(this.#live, path));
  }

  #onFile(path, work) {
    const file = this.#fs.openSync(path, 'r+');
    try {
      work(file);
    } finally {
      this.#fs.closeSync(file);
    }
  }
}

module.exports = { DurableFolder };
