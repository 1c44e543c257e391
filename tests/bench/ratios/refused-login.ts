import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { pairedRatio, type PairedRatio } from './paired-ratio.ts';

/** A login takes a good tenth of a second, so that few calls tell much. */
const PLAN = { rounds: 20, fours: 3, warmUpFours: 3 };
/** Fewer than an account may fail in a quarter of an hour. */
const CALLS_A_WINDOW = 40;
const WINDOW_SECONDS = 15 * 60;

/** A login of an address that has no account, over one that has one, both with a wrong password. */
export async function measureRefusedLogin(): Promise<PairedRatio> {
  const app = await startSeededApp();
  let calls = 0;
  const login = (email: string) => async () => {
    calls += 1;
    if (calls % CALLS_A_WINDOW === 0) app.pass(WINDOW_SECONDS + 1);
    const address = `203.0.113.${calls % CALLS_A_WINDOW}`;
    const { status } = await app.call(sessionApi.login, { body: { email, password: 'wrong-wrong' } }, { address });
    if (status !== 401) throw new Error(`a wrong login was answered ${status}`);
  };
  try {
    return await pairedRatio(login('nobody@example.com'), login('admin@example.com'), PLAN);
  } finally {
    await app.stop();
  }
}
