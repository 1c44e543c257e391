import { memoryStore } from './memory-store.ts';
import type { PhoneStore } from './phone-store.ts';

type WatchedStore = PhoneStore & {
  /** Whether the data outlives this tab, as far as the store knows yet. */
  isLasting(): boolean;
};

/**
 * A store that falls back to this tab's memory where the browser stores nothing or stops storing: a private window, a full phone, a
 * database that does not open.
 */
export function safeStore(lasting: Promise<PhoneStore>): WatchedStore {
  const memory = memoryStore();
  let hasFailed = false;
  const fail = () => {
    hasFailed = true;
  };
  lasting.catch(fail);

  /** Reads from the phone's store, and from the tab's memory that overrides it. */
  async function both<T>(work: (store: PhoneStore) => Promise<T>): Promise<[fromPhone: T | undefined, fromTab: T]> {
    const fromPhone = await lasting.then(work).catch(() => undefined);
    return [fromPhone, await work(memory)];
  }
  async function write(work: (store: PhoneStore) => Promise<void>): Promise<void> {
    await lasting.then(work).catch(async () => {
      fail();
      await work(memory);
    });
  }
  async function one<T>(work: (store: PhoneStore) => Promise<T | undefined>): Promise<T | undefined> {
    const [fromPhone, fromTab] = await both(work);
    return fromTab ?? fromPhone;
  }
  async function all<T>(work: (store: PhoneStore) => Promise<T[]>, keyOf: (each: T) => string): Promise<T[]> {
    const [fromPhone = [], fromTab] = await both(work);
    return [...new Map([...fromPhone, ...fromTab].map((each) => [keyOf(each), each])).values()];
  }

  return {
    isLasting: () => !hasFailed,
    induction: (userFormId) => one((store) => store.induction(userFormId)),
    inductions: () =>
      all(
        (store) => store.inductions(),
        ({ userFormId }) => userFormId,
      ),
    change: async (userFormId, change) => {
      const inTab = await memory.induction(userFormId);
      if (inTab) return memory.change(userFormId, change);
      try {
        return await (await lasting).change(userFormId, change);
      } catch {
        fail();
        const known = await lasting.then((store) => store.induction(userFormId)).catch(() => undefined);
        return memory.change(userFormId, (kept) => change(kept ?? known));
      }
    },
    drafts: (userFormId) =>
      all(
        (store) => store.drafts(userFormId),
        ({ part }) => part,
      ),
    keepDraft: (draft) => write((store) => store.keepDraft(draft)),
    dropDraft: async (userFormId, part) => void (await both((store) => store.dropDraft(userFormId, part))),
    picture: (userFormId, name) => one((store) => store.picture(userFormId, name)),
    pictures: (userFormId) =>
      all(
        (store) => store.pictures(userFormId),
        ({ name }) => name,
      ),
    keepPicture: (picture) => write((store) => store.keepPicture(picture)),
    remove: async (userFormId) => void (await both((store) => store.remove(userFormId))),
    sweep: async (now) => void (await both((store) => store.sweep(now))),
  };
}
