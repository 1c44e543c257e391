import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { siteName } from '../form-page/site-texts.ts';

/** The content of an induction's card; `signed` is when the server signed the whole induction. */
export function cardOf<Signed extends string | null>(form: UserForm, signed: Signed) {
  const { user, meta, inductionForm } = form;
  return {
    userFormId: form._id,
    site: siteName(form),
    form: inductionForm.name,
    name: `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim(),
    number: meta.pin,
    signed,
    ...(form.passId === undefined ? {} : { passId: form.passId }),
  };
}
