/** Runs a command of the terminal: one line about what was done, or about why it was not. */
export async function runCommand(command: (given: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
