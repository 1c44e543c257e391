import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { call } from '../app/call.ts';
import { paths } from '../app/paths.ts';
import type { FormVersions } from '../form-editor/form-versions.ts';
import { formKey } from './induction-form-queries.ts';
import type { InductionSettings } from './induction-settings.ts';

/** Who is told of inductions is no part of a version. */
type VersionSettings = Omit<InductionSettings, 'emailSetting'>;

/** The saved states of an induction form. */
export function inductionFormVersions(id: string): FormVersions<VersionSettings> {
  return {
    key: formKey(id),
    list: (cursor, signal) => call(inductionFormApi.versions, { params: { id }, query: { cursor } }, { signal }),
    one: async (number, signal) => {
      const params = { id, number: String(number) };
      const { name, project, inputSettings, ...rest } = await call(inductionFormApi.version, { params }, { signal });
      return { ...rest, settings: { name, project, inputSettings } };
    },
    pathTo: (number) => `${paths.formPrint(id)}?version=${number}`,
  };
}
