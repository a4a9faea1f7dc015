import { formatElapsed } from './elapsed.ts';
import type { Outcome, Stage } from './stage.ts';

type Options = { cores: number; print: (line: string) => void };

/** Starts each stage once the one it waits for is over and cores are free; resolves when all are over. */
export function runStages(stages: Stage[], { cores, print }: Options): Promise<Outcome[]> {
  const waiting = [...stages];
  const running = new Map<Stage, { started: number; progress: string }>();
  const outcomes = new Map<string, Outcome>();
  const began = performance.now();
  const elapsed = () => formatElapsed(performance.now() - began);

  const report = setInterval(() => {
    const each = [...running].map(([{ name }, { progress }]) =>
      [name, progress].filter(Boolean).join(': '),
    );
    print(`  ${elapsed()}  ${each.join(' | ')}`);
  }, reportEveryMs);

  return new Promise((resolve) => {
    const startReadyStages = () => {
      for (const stage of waiting.filter(canStart)) {
        const used = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
        if (running.size === 0 || used + stage.cores <= cores) void start(stage);
      }
      if (waiting.length > 0 || running.size > 0) return;
      clearInterval(report);
      resolve(stages.flatMap(({ name }) => outcomes.get(name) ?? []));
    };
    const canStart = ({ after }: Stage) => after === undefined || outcomes.has(after);
    const start = async (stage: Stage) => {
      waiting.splice(waiting.indexOf(stage), 1);
      const state = { started: performance.now(), progress: '' };
      running.set(stage, state);
      const blocked = stage.needsPass === true && outcomes.get(stage.after ?? '')?.failed !== 0;
      const counts = blocked
        ? {
            passed: 0,
            failed: 1,
            reasons: [`✘ ${stage.name} did not run, since ${stage.after} failed`],
          }
        : await stage.run((progress) => (state.progress = progress)).catch(crashed);
      running.delete(stage);
      const seconds = (performance.now() - state.started) / 1000;
      outcomes.set(stage.name, { name: stage.name, seconds, ...counts });
      const { passed, failed } = counts;
      print(
        `${failed === 0 ? '✔' : '✘'} ${elapsed()}  ${stage.name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`,
      );
      startReadyStages();
    };
    startReadyStages();
  });
}

const reportEveryMs = 15_000;

const crashed = (error: unknown) => ({ passed: 0, failed: 1, reasons: [String(error)] });
