import type { KeptDraft, KeptInduction, KeptPicture } from './kept-induction.ts';
import type { PhoneStore } from './phone-store.ts';
import { isBusy, swept } from './sweep.ts';

/** The store in this tab's memory, for a browser that stores nothing. */
export function memoryStore(): PhoneStore {
  const inductions = new Map<string, KeptInduction>();
  const drafts = new Map<string, KeptDraft>();
  const pictures = new Map<string, KeptPicture>();
  const keyOf = (userFormId: string, name: string) => `${userFormId}\n${name}`;
  const of = <T extends { userFormId: string }>(all: Map<string, T>, userFormId: string) =>
    [...all.values()].filter((each) => each.userFormId === userFormId);
  const removeWhere = <T>(all: Map<string, T>, isGone: (each: T) => boolean) => {
    for (const [key, each] of all) if (isGone(each)) all.delete(key);
  };
  return {
    induction: async (userFormId) => inductions.get(userFormId),
    inductions: async () => [...inductions.values()],
    change: async (userFormId, change) => {
      const changed = change(inductions.get(userFormId));
      if (changed) inductions.set(userFormId, changed);
      return changed;
    },
    drafts: async (userFormId) => of(drafts, userFormId),
    keepDraft: async (draft) => void drafts.set(keyOf(draft.userFormId, draft.part), draft),
    dropDraft: async (userFormId, part) => void drafts.delete(keyOf(userFormId, part)),
    picture: async (userFormId, name) => pictures.get(keyOf(userFormId, name)),
    pictures: async (userFormId) => of(pictures, userFormId),
    keepPicture: async (picture) => void pictures.set(keyOf(picture.userFormId, picture.name), picture),
    remove: async (userFormId) => {
      inductions.delete(userFormId);
      removeWhere(drafts, (each) => each.userFormId === userFormId);
      removeWhere(pictures, (each) => each.userFormId === userFormId);
    },
    sweep: async (now) => {
      const busy = new Set([...inductions.values()].filter(isBusy).map(({ userFormId }) => userFormId));
      const sweepAll = <T extends KeptInduction | KeptDraft | KeptPicture>(all: Map<string, T>) => {
        for (const [key, each] of all) {
          const row = swept(each, { now, busy });
          if (row === undefined) all.delete(key);
          else all.set(key, row);
        }
      };
      sweepAll(inductions);
      sweepAll(drafts);
      sweepAll(pictures);
    },
  };
}
