import { describeBackup } from './describe-backup.fixture';
import { type Installations, openInstallations } from './installation.fixture';

jest.setTimeout(240_000);

// Commands reach it by a Unix socket.
const onUnix = process.platform === 'win32' ? describe.skip : describe;

onUnix('a database with one connection', () => {
  let installations: Installations;
  beforeAll(async () => {
    installations = await openInstallations();
  });
  afterAll(() => installations.remove());

  describeBackup({ engine: 'pglite', isVerified: false, installations: () => installations });
});
