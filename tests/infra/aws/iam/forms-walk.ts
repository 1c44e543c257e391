import { randomBytes } from 'node:crypto';
import { findVersionNumbers } from '../../../../functions/store/entities/form-versions.ts';
import type { World } from '../../../../functions/world.ts';
import { page, paragraph } from '../../../../infra/demo/form-builders.ts';
import { photo } from '../../../fixtures/cards-walk.ts';
import type { Got, TestApp } from '../../../fixtures/test-app.ts';
import { callsOf, copied, PDF, SMALL_PDF, type Calls } from './walked-calls.ts';

/** Forms with files, one of them too large for the table; announced, copied, changed and removed. */
export async function walkForms(app: TestApp, owner: World): Promise<void> {
  const editor = callsOf(app, 'editor');
  const large = Array.from({ length: 2 }, () =>
    page(
      'Pitkä',
      Array.from({ length: 80 }, () => paragraph(randomBytes(700).toString('base64'))),
    ),
  );
  for (const kind of ['induction-forms', 'permit-forms']) {
    const words = kind === 'permit-forms' ? { name: 'Suuri', description: 'Kuvaus' } : { meta: { name: 'Suuri' } };
    const made = await editor('POST', `/${kind}`, { ...words, pages: [page('Sivu', [paragraph('Lue.')])] });
    const path = `/${kind}/${made._id}`;
    const { name: document } = await editor('POST', `${path}/upload-document`, SMALL_PDF);
    const { name: image } = await editor('POST', `${path}/upload-image`, { upload: photo(3) });
    await confirmed(app, editor, path);
    const files = [
      { kind: 'doc', fileName: document, title: '' },
      { kind: 'img', fileName: image, title: '' },
    ] as never[];
    const form = await editor('PUT', path, { ...made, pages: [page('Sivu', files), ...large] });
    const asked =
      kind === 'permit-forms' ? form : await editor('PUT', path, { ...form, renewal: { reason: 'Muuttui' } });
    await walkDrafts(editor, { kind, form: asked });
    // The worker reads the copy's version, which nobody has in memory.
    const copy = await copied(app, 'editor', path);
    for (const id of [made._id, copy._id]) await editor('DELETE', `/${kind}/${id}`);
    // As a worker leaves it that died after its last file.
    for (const { object } of await findVersionNumbers(owner.table, made._id)) {
      if (object !== undefined) await owner.files.remove(object);
    }
  }
}

/** Drafts too large for the table: changed, published, and discarded. */
async function walkDrafts(editor: Calls, { kind, form }: { kind: string; form: Got['body'] }): Promise<void> {
  const path = `/${kind}/${form._id}`;
  let last = form;
  for (const draft of [true, true, false, true]) {
    const pages = [...form.pages, page(`Luonnos ${last.version}`, [paragraph('Lue tämäkin.')])];
    last = await editor('PUT', path, { ...last, pages, draft });
  }
  await editor('DELETE', `${path}/draft?version=${last.version}`);
}

/** A document that is announced, posted by the browser and confirmed. */
async function confirmed(app: TestApp, call: Calls, path: string): Promise<void> {
  const announced = await call('POST', `${path}/upload-document`, { contentType: 'application/pdf', size: PDF.length });
  const form = new FormData();
  for (const [name, value] of Object.entries(announced.fields as Record<string, string>)) form.append(name, value);
  form.append('file', new Blob([PDF], { type: 'application/pdf' }));
  const { status } = await fetch(announced.url, { method: 'POST', body: form });
  if (status >= 300) throw new Error(`the document was not taken: ${status}`);
  await call('PUT', `${path}/upload-document/${announced.name}`);
  // One that was announced and never posted is looked for in vain.
  const never = await call('POST', `${path}/upload-document`, { contentType: 'application/pdf', size: PDF.length });
  await call('PUT', `${path}/upload-document/${never.name}`).catch(() => undefined);
}
