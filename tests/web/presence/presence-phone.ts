import type { UnsentPresence } from '../../../web/phone/rows.ts';
import type { Sender } from '../../../web/noted/outbox-of-browser.ts';
import type { PresenceWorld } from '../../../web/presence/outbox/presence-world.ts';
import { PresenceOutbox } from '../../../web/presence/outbox/presence-outbox.ts';

export const MAIJA: Sender = { _id: 'maija', name: 'Maija Mallikas', company: 'esimerkki', token: 'token of maija' };

/** A phone at a gate: what its browser keeps over tabs and logouts, who is logged in, and its clock. */
export class PresencePhone {
  readonly rows = new Map<string, UnsentPresence>();
  sender: Sender | undefined = MAIJA;
  isOnline = true;
  now = Date.parse('2026-11-20T06:00:00Z');
  readonly ended: string[] = [];
  readonly #send: PresenceWorld['send'];
  readonly #tabs: PresenceOutbox[] = [];
  #turn: Promise<unknown> = Promise.resolve();
  #keys = 0;

  constructor(send: PresenceWorld['send']) {
    this.#send = send;
  }

  /** Another tab, or the browser opened anew. */
  tab(newKey = () => `key ${(this.#keys += 1)}`): PresenceOutbox {
    const outbox: PresenceOutbox = new PresenceOutbox({
      store: {
        all: async () => [...this.rows.values()],
        put: async (rows) => rows.forEach((row) => this.rows.set(row.key, row)),
        remove: async (keys) => keys.forEach((key) => this.rows.delete(key)),
      },
      send: this.#send,
      lock: (work) => this.#inTurn(work),
      sender: () => this.sender,
      onEnded: (token) => this.ended.push(token),
      isOnline: () => this.isOnline,
      now: () => this.now,
      serverTime: () => undefined,
      random: () => 0.5,
      newKey,
      tellTabs: () => this.#tabs.filter((tab) => tab !== outbox).forEach((tab) => void tab.open()),
    });
    this.#tabs.push(outbox);
    return outbox;
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.then(work, work);
    this.#turn = mine.catch(() => undefined);
    return mine;
  }
}
