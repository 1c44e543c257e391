import type { Page } from '@playwright/test';
import { NEWER_PLACES } from './newer-names.ts';

type Maker = { prototype?: object } & Record<string, unknown>;

/** Takes what is newer from the browser. */
function takeAway({ globals, constructors, statics, members }: typeof NEWER_PLACES): void {
  const all = globalThis as unknown as Record<string, Maker | undefined>;
  const construct = () => {
    throw new TypeError('Illegal constructor');
  };
  for (const name of constructors) {
    const maker = all[name];
    if (maker) all[name] = new Proxy(maker, { construct });
  }
  for (const { owner, name } of statics) if (all[owner]) Reflect.deleteProperty(all[owner], name);
  for (const { owner, name } of members) {
    const made = all[owner]?.prototype;
    if (made) Reflect.deleteProperty(made, name);
  }
  for (const name of globals) Reflect.deleteProperty(globalThis, name);
}

/** Makes the browser of a page as old as the floor, as far as what its scripts can call goes. */
export async function growOld(page: Page): Promise<void> {
  await page.addInitScript(takeAway, NEWER_PLACES);
}
