// Loaded into the measured process by `--import`: on a message it collects garbage and returns the memory usage.
process.on('message', () => void report());

async function report() {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.send(process.memoryUsage());
}
