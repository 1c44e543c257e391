import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { median } from './median.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';

const LOGINS = 32;
const ALONE = 50;

export type LoginsAtOnce = {
  logins: number;
  /** Milliseconds of another call, alone and while the logins are reckoned, medians. */
  alone: number;
  meanwhile: number;
  /** The other calls that were answered before the last login. */
  answered: number;
};

/** Other calls of one process while many log in at once. */
export async function measureLoginsAtOnce(): Promise<LoginsAtOnce> {
  const app = await startSeededApp();
  try {
    const token = await app.login('manager@example.com');
    const timed = async () => {
      const started = performance.now();
      const { status } = await app.call(inductionFormApi.find, {}, { token });
      if (status !== 200) throw new Error(`a list was answered ${status}`);
      return performance.now() - started;
    };
    const alone: number[] = [];
    for (let count = 0; count < ALONE; count += 1) alone.push(await timed());
    let left = LOGINS;
    const logins = Array.from({ length: LOGINS }, async (_, number) => {
      const body = { email: 'viewer@example.com', password: 'demo-demo' };
      const { status } = await app.call(sessionApi.login, { body }, { address: `203.0.113.${number}` });
      if (status !== 200) throw new Error(`a login was answered ${status}`);
      left -= 1;
    });
    const meanwhile: number[] = [];
    while (left > 0) meanwhile.push(await timed());
    await Promise.all(logins);
    return { logins: LOGINS, alone: median(alone), meanwhile: median(meanwhile), answered: meanwhile.length };
  } finally {
    await app.stop();
  }
}
