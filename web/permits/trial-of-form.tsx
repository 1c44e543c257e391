import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PermitFormTrial } from '../../shared/permit-forms/permit-form.ts';
import type { Permit } from '../../shared/permits/permit.ts';
import { firstEdits, NO_EDITS } from './permit-edits.ts';
import { PermitEditor } from './permit-editor.tsx';
import { SamplePicker } from './sample-picker.tsx';
import { trialPermit } from './trial-permit.ts';
import { trialUpload } from './trial-upload.ts';
import { useKnownPeople } from './use-known-people.ts';
import { usePermitEdit } from './use-permit-edit.ts';

/** Nothing of a trial is kept, neither here nor on the server. */
function useTrialEdit(permit: Permit) {
  return usePermitEdit(permit, () => ({
    savesItself: false,
    save: () => Promise.resolve(permit),
    keep: () => undefined,
    kept: { edits: firstEdits(permit, NO_EDITS), version: permit.version },
  }));
}

type TrialOfFormProps = {
  form: PermitFormTrial;
  /** From the address. */
  asked: string;
  pathTo: (index: number) => string;
  /** What stands in the place of sending it to be signed. */
  last?: ReactNode;
};

/** A permit of a form, filled in to see how that goes; it never leaves the page. */
export function TrialOfForm({ form, asked, pathTo, last }: TrialOfFormProps) {
  const { t } = useTranslation();
  const [permit] = useState(() => trialPermit(form, { maker: t('permits.try.maker'), now: new Date().toISOString() }));
  const edit = useTrialEdit(permit);
  const people = useKnownPeople(permit);
  const uploadPicture = useMemo(() => trialUpload(t), [t]);
  return (
    <PermitEditor
      edit={edit}
      asked={asked}
      pathTo={pathTo}
      lock={undefined}
      people={{ ...people, Picker: SamplePicker }}
      upload={uploadPicture}
      isTrial
      last={() => last}
    />
  );
}
