import { expect, test } from 'vitest';
import { richForm } from '../../infra/demo/demo-forms.ts';
import { SITE_SAID_IN } from '../../infra/demo/contents/site-translations.ts';
import { textsOf } from '../../shared/content/translation/content-texts.ts';

const form = richForm({ map: 'kartta.png', plan: 'suunnitelma.pdf' });
const said = textsOf({ name: form.meta.name, project: form.project, pages: form.pages }).filter(
  ({ isFile }) => !isFile,
);

test.each(Object.entries(SITE_SAID_IN))('the demo’s site says each of its texts in %s, and no other', (_, texts) => {
  expect(Object.keys(texts).toSorted()).toEqual([...new Set(said.map(({ text }) => text))].toSorted());
});
