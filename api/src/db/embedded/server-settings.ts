/**
 * Settings for a small machine and one process: at most 120 MB for all of the server's processes, and some 100 more with
 * 100 000 chemicals.
 *
 * @see https://www.postgresql.org/docs/current/runtime-config.html
 */
const settings = {
  // The socket is in the server's folder, which is closed to other users.
  listen_addresses: '',
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
  max_connections: '40',
  // What was acknowledged survives a power cut.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Taken as far as there are data: what a broad word reads of 100 000 chemicals fits.
  shared_buffers: '128MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  effective_cache_size: '256MB',
  huge_pages: 'off',
  min_wal_size: '32MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '0',
  max_parallel_workers: '0',
  max_parallel_workers_per_gather: '0',
  max_parallel_maintenance_workers: '0',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  jit: 'off',
  timezone: 'UTC',
  // The process reads these lines. Refused statements are the product's affair, and have data of people in them.
  log_destination: 'stderr',
  logging_collector: 'off',
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_line_prefix: '',
} as const;

/** Reads files in the process that needs them, without workers of its own: since 18. */
const settingsSince18 = { io_method: 'sync', autovacuum_worker_slots: '1' } as const;

export function serverSettings(major: number): Readonly<Record<string, string>> {
  return major >= 18 ? { ...settings, ...settingsSince18 } : settings;
}
