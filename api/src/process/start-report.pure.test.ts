import { countedReport } from './start-report';

it('says how far a work is at once, and then every two seconds at most', () => {
  jest.useFakeTimers();
  const lines: string[] = [];
  const count = countedReport(
    (line) => lines.push(line),
    (done) => `${done} of 9`,
  );
  for (let done = 0; done < 9; done += 1) {
    count(done);
    jest.advanceTimersByTime(500);
  }
  expect(lines).toEqual(['0 of 9', '4 of 9', '8 of 9']);
  jest.useRealTimers();
});
