import type { BuildInfo } from '../process/build-info';
import type { DiskSpace, HealthReport } from './ops/health-parts';
import type { Meters } from './ops/meters';

declare module '../kernel/services' {
  interface Services {
    readonly build: BuildInfo;
    /** What `/api/metrics` shows. */
    readonly meters: Meters;
    /** How the parts are that do not decide whether a process is ready. */
    readonly health: () => Promise<HealthReport>;
    /** Of the disk with the data folder. */
    readonly diskSpace: () => Promise<DiskSpace>;
  }
}
