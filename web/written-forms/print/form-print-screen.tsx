import { useMemo, useState, type ReactNode } from 'react';
import type { Page } from '../../../shared/content/pages/page.ts';
import { AnswersSwitch } from '../../form-editor/inspector/answers-switch.tsx';
import type { PageNumbers } from '../../form-editor/pages/fixed-page.ts';
import { authoredFiles } from '../../form-editor/uploads/authored-files.ts';
import type { FormVersions, SavedVersion } from '../../form-editor/versions/form-versions.ts';
import { VersionGate } from '../../form-editor/versions/version-gate.tsx';
import { PrintedForm } from './printed-form.tsx';
import { PrintScreen } from './print-screen.tsx';

type PrintableForm = Parameters<typeof authoredFiles>[1] & { pages: readonly Page[] };

type FormPrintScreenProps<S> = {
  owner: Parameters<typeof authoredFiles>[0];
  form: PrintableForm;
  back: { to: string; label: string };
  numberOf: PageNumbers;
  versionsOf: (id: string) => FormVersions<S>;
  /** The head of the form, or of the version in the address. */
  head: (version: SavedVersion<S> | undefined) => ReactNode;
};

/** All pages of a form, or of the version in the address, one after the other. */
export function FormPrintScreen<S>({ owner, form, back, numberOf, versionsOf, head }: FormPrintScreenProps<S>) {
  const { _id: id, pages } = form;
  const [hasAnswers, setAnswers] = useState(false);
  const versions = useMemo(() => versionsOf(id), [versionsOf, id]);
  return (
    <PrintScreen
      back={back}
      choices={<AnswersSwitch versions={versions} pages={pages} isOn={hasAnswers} onChange={setAnswers} />}
    >
      <VersionGate versions={versions}>
        {(version) => (
          <PrintedForm
            head={head(version)}
            pages={version?.pages ?? pages}
            numberOf={numberOf}
            files={authoredFiles(owner, form)}
            hasAnswers={hasAnswers}
          />
        )}
      </VersionGate>
    </PrintScreen>
  );
}
