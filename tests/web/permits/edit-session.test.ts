import { describe, expect, test } from 'vitest';
import { AppError } from '../../../shared/core/errors.ts';
import type { Permit, PermitChange } from '../../../shared/permits/permit.ts';
import { EditSession } from '../../../web/permits/edit/edit-session.ts';
import { NO_EDITS, type Edits } from '../../../web/permits/edit/permit-edits.ts';
import { trialPermit } from '../../../web/permits/trial/trial-permit.ts';

const CHOICE = {
  kind: 'question' as const,
  type: 'checkboxQuestion' as const,
  text: 'Suojaus',
  mandatory: true,
  options: [{ text: 'Peitto', correctAnswer: false, selected: false }],
};
const FORM = {
  _id: 'A'.repeat(22),
  name: 'Tulityölupa',
  description: '',
  pages: [{ title: 'Suojaus', minReadTime: 0, content: [CHOICE] }],
};

const PERMIT: Permit = {
  ...trialPermit(FORM, { maker: 'Laatija', now: '2026-11-22T08:00:00.000Z' }),
  _id: 'B'.repeat(22),
  version: 1,
};

/** A server that somebody else also saves to. */
class Server {
  permit = PERMIT;
  readonly bodies: PermitChange[] = [];

  save = (change: PermitChange, version: number): Promise<Permit> => {
    if (version !== this.permit.version) {
      return Promise.reject(new AppError('version_conflict', { current: this.permit }));
    }
    this.bodies.push(change);
    return Promise.resolve(this.elsewhere(change));
  };

  elsewhere({ pages, ...facts }: PermitChange): Permit {
    const given = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
    const merged = this.permit.pages.map((page, place) => ({
      ...page,
      content: (pages?.[place]?.content ?? page.content) as Permit['pages'][number]['content'],
    }));
    this.permit = { ...this.permit, ...given, pages: merged, version: this.permit.version + 1 };
    return this.permit;
  }
}

function opened(server: Server, kept: { edits: Edits; version: number } = { edits: NO_EDITS, version: 1 }) {
  const keptNow: Edits[] = [];
  const session = new EditSession(server.permit, {
    savesItself: true,
    save: server.save,
    keep: (_permit, edits) => keptNow.push(edits),
    kept,
  });
  return { session, keptNow };
}

describe('a permit being edited', () => {
  test('sends only what was changed, and keeps nothing on the device once that is saved', async () => {
    const server = new Server();
    const { session, keptNow } = opened(server);
    session.setFact('description', 'Hitsaus');
    session.setAnswer({ page: 0, block: 0 }, [0]);
    expect(await session.save()).toBe(true);
    expect(server.bodies).toHaveLength(1);
    expect(Object.keys(server.bodies[0] ?? {}).toSorted()).toEqual(['description', 'pages']);
    expect(keptNow.at(-1)).toEqual(NO_EDITS);
  });

  test('goes together by itself with what somebody else changed in another place', async () => {
    const server = new Server();
    const { session } = opened(server);
    session.setFact('description', 'Hitsaus');
    server.elsewhere({ endTime: '2026-12-01' });
    expect(await session.save()).toBe(true);
    expect(server.permit).toMatchObject({ description: 'Hitsaus', endTime: '2026-12-01' });
  });

  test('shows both versions of what was changed twice, writes over neither unasked, and saves the chosen one', async () => {
    for (const isMine of [true, false]) {
      const server = new Server();
      const { session } = opened(server);
      session.setFact('description', 'Minun');
      server.elsewhere({ description: 'Muiden' });
      expect(await session.save()).toBe(false);
      expect(server.permit.description).toBe('Muiden');
      expect(session.standing().edits.facts.description).toBe('Minun');
      expect(session.standing().conflicts).toEqual([{ part: 'description', isMine: true }]);
      session.choose('description', isMine);
      expect(await session.save()).toBe(true);
      expect(server.permit.description).toBe(isMine ? 'Minun' : 'Muiden');
    }
  });

  test('asks about what an earlier visit left on the device where the permit was saved since', () => {
    const server = new Server();
    server.elsewhere({ description: 'Muiden' });
    const kept = { edits: { ...NO_EDITS, facts: { description: 'Kesken jäänyt' } }, version: 1 };
    expect(opened(server, kept).session.standing().conflicts).toEqual([{ part: 'description', isMine: true }]);
  });

  test('keeps a name without a letter on the page and never sends it', async () => {
    const server = new Server();
    const { session } = opened(server);
    session.setFact('name', '  ');
    expect(await session.save()).toBe(true);
    expect(server.bodies).toEqual([]);
    expect(session.standing().edits.facts.name).toBe('  ');
  });
});
