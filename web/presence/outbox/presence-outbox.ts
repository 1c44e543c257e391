import { NotedOutbox } from '../../noted/noted-outbox.ts';
import { fateOf } from '../../noted/send-fate.ts';
import type { Named, NotedPresence, UnsentPresence } from '../../phone/rows.ts';
import { nextToSend } from './next-to-send.ts';
import type { PresenceWorld } from './presence-world.ts';

/** What staff noted at this phone and the server has not confirmed. */
export class PresenceOutbox extends NotedOutbox<UnsentPresence> {
  private readonly presence: PresenceWorld;

  constructor(presence: PresenceWorld) {
    super({
      ...presence,
      keyOf: ({ key }) => key,
      next: (rows) => {
        const by = presence.sender();
        const batch = by && nextToSend(rows, by);
        return batch && { rows: batch, token: by.token, send: (sentAt) => presence.send(batch, sentAt, by.token) };
      },
      fateOf,
    });
    this.presence = presence;
  }

  /** Notes something of this moment; resolves when it is written on the phone, with its key. Rejects where nobody is logged in. */
  async note(what: NotedPresence, project: Named): Promise<UnsentPresence> {
    const { sender, now, newKey } = this.presence;
    const by = sender();
    if (!by) throw new Error('nobody is logged in');
    const row: UnsentPresence = {
      ...what,
      project,
      key: newKey(),
      by: { _id: by._id, name: by.name },
      company: by.company,
      at: new Date(now()).toISOString(),
    };
    await this.add(row);
    return row;
  }

  /** Takes over what another user of the same company noted: it goes under the name of whoever is logged in. */
  async takeOver(keys: readonly string[]): Promise<void> {
    const by = this.presence.sender();
    if (!by) return;
    await this.rewrite(keys, (row) =>
      row.company === by.company ? { ...row, by: { _id: by._id, name: by.name }, parking: undefined } : row,
    );
  }
}
