import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import { permitSettingsOf } from '../../shared/content/forms/no-permit-settings.ts';
import { call } from '../app/api/call.ts';
import { staffPaths } from '../app/routing/staff-paths.ts';
import type { FormVersions } from '../form-editor/versions/form-versions.ts';
import { permitFormKey } from './permit-form-queries.ts';
import { withoutReadTimes, type PermitFormSettings } from './permit-form-settings.ts';

/** A permit form's saved versions. */
export function permitFormVersions(id: string): FormVersions<PermitFormSettings> {
  return {
    key: permitFormKey(id),
    list: (cursor, signal) => call(permitFormApi.versions, { params: { id }, query: { cursor } }, { signal }),
    one: async (number, signal) => {
      const params = { id, number: String(number) };
      const { name, description, languages, pages, ...version } = await call(
        permitFormApi.version,
        { params },
        { signal },
      );
      return {
        ...version,
        settings: { name, description, languages, ...permitSettingsOf(version) },
        pages: withoutReadTimes(pages),
      };
    },
    pathTo: (number) => `${staffPaths.permitFormPrint(id)}?version=${number}`,
  };
}
