import { expect, test } from 'vitest';
import type { Page } from '../../../shared/content/pages/page.ts';
import { keyFiles } from '../../../web/written-forms/translations/keyed-files.ts';

const picture = (fileName: string, alt = '') => ({ kind: 'img', fileName, alt, title: 'Kartta' });

test('each picture and document of a form is offered once, at its first page, with its folder and what it shows', async () => {
  const pages = [
    { title: 'Kartta', content: [{ kind: 'p', lines: ['portti.png'] }, picture('portti.png', 'Portti'), picture('')] },
    { title: 'Ohje', content: [{ kind: 'doc', fileName: 'ohje.pdf', title: '' }, picture('portti.png')] },
  ] as unknown as Page[];
  expect(await keyFiles({ name: 'Torni', pages })).toEqual([
    { folder: 'images', name: 'portti.png', key: expect.stringMatching(/^[0-9a-f]{16}$/), page: 0, alt: 'Portti' },
    { folder: 'documents', name: 'ohje.pdf', key: expect.stringMatching(/^[0-9a-f]{16}$/), page: 1, alt: '' },
  ]);
});
