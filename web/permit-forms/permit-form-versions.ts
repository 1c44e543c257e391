import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { call } from '../app/call.ts';
import { paths } from '../app/paths.ts';
import type { FormVersions } from '../form-editor/form-versions.ts';
import { permitFormKey } from './permit-form-queries.ts';
import { withoutReadTimes, type PermitFormSettings } from './permit-form-settings.ts';

/** The saved states of a permit form. */
export function permitFormVersions(id: string): FormVersions<PermitFormSettings> {
  return {
    key: permitFormKey(id),
    list: (cursor, signal) => call(permitFormApi.versions, { params: { id }, query: { cursor } }, { signal }),
    one: async (number, signal) => {
      const params = { id, number: String(number) };
      const { name, description, pages, ...rest } = await call(permitFormApi.version, { params }, { signal });
      return { ...rest, settings: { name, description }, pages: withoutReadTimes(pages) };
    },
    pathTo: (number) => `${paths.permitFormPrint(id)}?version=${number}`,
  };
}
