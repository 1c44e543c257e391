import { Desk } from '../../chaos/desk.ts';
import { stormyRun } from '../../chaos/stormy-run.ts';
import { richWork, shortWork } from '../../chaos/work.ts';
import { expect, test } from '../steps/product-test.ts';

/** 20 in every test run, more where they are asked for. */
const RUNS = Number(process.env['CHAOS_RUNS'] ?? 20);
/** The same seed does the same again. */
const SEED = process.env['CHAOS_SEED'] ?? 'työmaa';
/** The rich form takes the longest, so every so many runs it is that one. */
const RICH_EVERY = 5;

for (let run = 0; run < RUNS; run += 1) {
  const seed = `${SEED}-${run}`;
  test(`nothing is lost or doubled over a network that loses a third each way (seed ${seed})`, async ({
    browser,
    product,
  }, testInfo) => {
    const desk = await Desk.open(product.url);
    const mark = `${run}-${Date.now()}`;
    const work = run % RICH_EVERY === 0 ? richWork(mark) : shortWork(mark);
    const { counts, lost } = await stormyRun({ browser, url: product.url, desk, seed, work });
    testInfo.annotations.push({ type: 'chaos', description: JSON.stringify(counts) });
    expect(lost).toEqual([]);
    expect(counts.userForms).toBe(1);
  });
}
