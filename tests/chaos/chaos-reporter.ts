import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import type { RunCounts } from './stormy-run.ts';

/** Adds up what the runs through bad networks counted, and prints it at the end. */
export default class ChaosReporter implements Reporter {
  readonly #runs: RunCounts[] = [];

  onTestEnd(_test: TestCase, { annotations }: TestResult): void {
    for (const { type, description } of annotations) {
      if (type === 'chaos' && description) this.#runs.push(JSON.parse(description) as RunCounts);
    }
  }

  onEnd(): void {
    if (this.#runs.length === 0) return;
    const total = (name: keyof RunCounts) => this.#runs.reduce((sum, run) => sum + run[name], 0);
    const drains = this.#runs.map(({ drainMilliseconds }) => drainMilliseconds).toSorted((a, b) => a - b);
    const seconds = (milliseconds = 0) => (milliseconds / 1000).toFixed(1);
    process.stdout.write(
      `\nbad networks: ${this.#runs.length} runs; ${total('requests')} requests, ${total('dropped')} dropped, ` +
        `${total('lostAnswers')} answers lost, ${total('doubled')} delivered twice, ${total('refusedWhileDead')} into ` +
        `dead air; ${total('userForms')} inductions; 0 is the aim: ${total('lost')} answers lost, ` +
        `${total('userForms') - this.#runs.length} inductions doubled; sent ${seconds(drains[drains.length >> 1])} s (median), ` +
        `${seconds(drains.at(-1))} s (longest) after the network was back\n`,
    );
  }
}
