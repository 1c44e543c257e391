import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { call } from '../../app/api/call.ts';
import { staffPaths } from '../../app/routing/staff-paths.ts';
import type { FormVersions } from '../../form-editor/versions/form-versions.ts';
import { formKey } from '../induction-form-queries.ts';
import type { InductionSettings } from './induction-settings.ts';

/** Versions do not hold the notified addresses and the ceiling of starts. */
type VersionSettings = Omit<InductionSettings, 'emailSetting' | 'startsPerDay'>;

/** An induction form's saved versions. */
export function inductionFormVersions(id: string): FormVersions<VersionSettings> {
  return {
    key: formKey(id),
    list: (cursor, signal) => call(inductionFormApi.versions, { params: { id }, query: { cursor } }, { signal }),
    one: async (number, signal) => {
      const params = { id, number: String(number) };
      const { name, project, inputSettings, validMonths, needsApproval, languages, ...rest } = await call(
        inductionFormApi.version,
        { params },
        { signal },
      );
      return { ...rest, settings: { name, project, inputSettings, validMonths, needsApproval, languages } };
    },
    pathTo: (number) => `${staffPaths.formPrint(id)}?version=${number}`,
  };
}
