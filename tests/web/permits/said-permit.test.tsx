import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { Permit } from '../../../shared/permits/permit.ts';
import { putSaidPermit, useSaidPermit } from '../../../web/permits/said-permit.ts';
import { trialPermit } from '../../../web/permits/trial/trial-permit.ts';

const FORM = { _id: 'A'.repeat(22), name: 'Tulityölupa', description: '', pages: [] };
const MADE = { maker: 'Laatija', now: '2026-11-22T08:00:00.000Z' };
const permit: Permit = { ...trialPermit(FORM, MADE), version: 2, languages: ['fi', 'en'], language: 'fi' };
const said = { ...permit, language: 'en', permitFormId: { ...permit.permitFormId, name: 'Hot-work permit' } } as const;

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { translation: {} } } }));

function Read({ of }: { of: Permit }) {
  const { permit: shown, isComing } = useSaidPermit(of);
  return (
    <>
      {shown?.permitFormId.name}, {isComing ? 'coming' : 'here'}
    </>
  );
}

const read = (client: QueryClient, of: Permit) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Read of={of} />
    </QueryClientProvider>,
  );

test('a permit’s texts in the language of the reader are waited for, and only where its form is offered in it', () => {
  const client = new QueryClient();
  expect(read(client, permit)).toBe('Tulityölupa, coming');
  expect(read(client, { ...permit, languages: ['fi', 'et'] })).toBe('Tulityölupa, here');
  putSaidPermit(client, said);
  expect(read(client, permit)).toBe('Hot-work permit, here');
  expect(read(client, { ...permit, version: 3 })).toBe('Tulityölupa, coming');
});
