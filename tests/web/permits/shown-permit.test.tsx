import i18next from 'i18next';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { initReactI18next } from 'react-i18next';
import { beforeEach, expect, test } from 'vitest';
import { NextStep } from '../../../web/permits/state/next-step.tsx';
import { MoveReason } from '../../../web/permits/moves/move-dialog.tsx';
import { PersonCard } from '../../../web/permits/people/person-card.tsx';
import { trialPermit } from '../../../web/permits/trial/trial-permit.ts';

const FORM = { _id: 'A'.repeat(22), name: 'Tulityölupa', description: '', pages: [] };
const DRAFT = trialPermit(FORM, { maker: 'Laatija', now: '2026-11-22T08:00:00.000Z' });

const textsOf = (language: string) => {
  const file = join(import.meta.dirname, `../../../web/public/languages/${language}.json`);
  return { translation: JSON.parse(readFileSync(file, 'utf8')) as object };
};

beforeEach(async () => {
  await i18next.use(initReactI18next).init({ lng: 'fi', resources: { fi: textsOf('fi'), en: textsOf('en') } });
});

test('a draft is to be filled in by whoever may write it; whoever reads it is told not to work on it', () => {
  expect(renderToStaticMarkup(<NextStep permit={DRAFT} />)).toContain('Täytä lupa');
  const read = renderToStaticMarkup(<NextStep permit={DRAFT} isOnlyRead />);
  expect(read).not.toContain('Täytä lupa');
  expect(read).toContain('ei saa vielä työskennellä');
});

test('a known card is named in the language of the reader, and any other as the form has it', async () => {
  const lacking = (cardRequirement: string) =>
    renderToStaticMarkup(<PersonCard person={{ cardRequirement, card: null, cardProblem: 'card_missing' }} />);
  await i18next.changeLanguage('en');
  expect(lacking('Tulityökortti')).toContain('Hot-work card');
  expect(lacking('Nosturikortti C')).toContain('Nosturikortti C');
  expect(lacking(' ')).toBe('');
});

test('a permit whose watch is not full is put away with a reason alone, which is asked for in words', () => {
  const { _id, number, name, project } = DRAFT;
  const asked = (isWatched: boolean, isMissing = false) => {
    const move = { kind: 'archive' as const, permit: { _id, number, name, project }, isWatched };
    return renderToStaticMarkup(<MoveReason move={move} isMissing={isMissing} reason="" onReason={() => undefined} />);
  };
  const { archive } = (textsOf('fi').translation as { permits: { archive: Record<string, string> } }).permits;
  expect(asked(true)).toContain(archive['watchText']);
  expect(asked(true)).not.toContain('vapaaehtoinen');
  expect(asked(true, true)).toContain(archive['reasonMissing']);
  expect(asked(false)).not.toContain(archive['watchText']);
  expect(asked(false)).toContain('vapaaehtoinen');
});
