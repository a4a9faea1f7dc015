/** Called with each step; `count` grows while the step lasts. */
export type Progress = (step: string, count: number) => void;

const everyMs = 2_000;

/** A line for each step at its end, and in between now and then while one takes long. */
export function createProgress(write: (line: string) => void): { tell: Progress; end: () => void } {
  let last: [step: string, count: number] | null = null;
  let saidAt = Date.now();
  const say = () => {
    if (last) write(`• ${last[0]}: ${last[1].toLocaleString('en-IN')}`);
    saidAt = Date.now();
  };
  return {
    tell(step, count) {
      if (last && last[0] !== step) say();
      last = [step, count];
      if (Date.now() - saidAt >= everyMs) say();
    },
    end: say,
  };
}
