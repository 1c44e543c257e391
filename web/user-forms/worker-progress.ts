import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { keepPlace } from '../phone/worker-sessions.ts';
import { keepFinished } from './final/keep-finished.ts';
import { pageCount } from './form-page/page-indexes.ts';
import { siteName } from './form-page/site-texts.ts';
import { tokenOfTab } from './worker-token.ts';

/** Records on this phone the induction's last page, or that it is finished. */
export async function rememberProgress(form: UserForm, pageIndex: number): Promise<void> {
  if (form.meta.signed !== null) {
    await keepFinished(form);
    return;
  }
  const place = {
    userFormId: form._id,
    name: siteName(form),
    pageIndex,
    pageCount: pageCount(form),
    startedAt: form.meta.created,
  };
  await keepPlace(place, tokenOfTab(form._id));
}
