import { ReleaseRefusal } from '../release/release-api';

/** Runs a command; what was refused is said in its words alone, and the process ends with 1. */
export async function orSayWhy(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof ReleaseRefusal ? error.message : error);
    process.exitCode = 1;
  }
}
