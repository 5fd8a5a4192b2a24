import { BuildFault } from '../build/build-fault';
import { ReleaseRefusal } from '../release/release-api';

/** Runs a command; a refusal prints only its message, and the process exits with 1. */
export async function orSayWhy(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    const isForPeople = error instanceof ReleaseRefusal || error instanceof BuildFault;
    console.error(isForPeople ? error.message : (takenPort(error) ?? error));
    process.exitCode = 1;
  }
}

function takenPort(error: unknown): string | undefined {
  const { code, port } = Object(error);
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use. Choose another one with --port.`
    : undefined;
}
