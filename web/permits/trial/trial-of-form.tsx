import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permit } from '../../../shared/permits/permit.ts';
import { firstEdits, NO_EDITS } from '../edit/permit-edits.ts';
import { PermitEditor } from '../edit/permit-editor.tsx';
import { heldPicture } from '../../pictures/held-picture.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { PermitDemands } from '../../written-forms/permit-demands.tsx';
import { SamplePicker } from '../people/sample-picker.tsx';
import { trialPermit, type TriedForm } from './trial-permit.ts';
import { useKnownPeople } from '../people/use-known-people.ts';
import { usePermitEdit } from '../edit/use-permit-edit.ts';

/** A trial stores nothing, neither here nor on the server. */
function useTrialEdit(permit: Permit) {
  return usePermitEdit(permit, () => ({
    savesItself: false,
    save: () => Promise.resolve(permit),
    keep: () => undefined,
    kept: { edits: firstEdits(permit, NO_EDITS), version: permit.version },
  }));
}

type TrialOfFormProps = {
  form: TriedForm;
  /** The page index from the address. */
  asked: string;
  pathTo: (index: number) => string;
  /** Replaces the submit act. */
  last?: ReactNode;
};

/** A trial permit of a form; it never leaves the page. */
export function TrialOfForm({ form, asked, pathTo, last }: TrialOfFormProps) {
  const { t } = useTranslation();
  const [permit] = useState(() => trialPermit(form, { maker: t('permits.try.maker'), now: new Date().toISOString() }));
  const edit = useTrialEdit(permit);
  const people = useKnownPeople(permit);
  const uploadPicture = useMemo(() => heldPicture(t), [t]);
  return (
    <PermitEditor
      edit={edit}
      asked={asked}
      pathTo={pathTo}
      lock={undefined}
      people={{ ...people, Picker: SamplePicker }}
      upload={uploadPicture}
      isTrial
      beside={
        <PermitDemands
          settings={permit.settings}
          frame={(list) => <Panel title={t('permits.demands.title')}>{list}</Panel>}
        />
      }
      last={() => last}
    />
  );
}
