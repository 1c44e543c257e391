import { useState, type ReactNode } from 'react';
import { checksOf } from '../checks/checks.ts';
import { useEditorStore } from '../editor-context.ts';
import type { FormBacking } from '../form-backing.ts';
import { PublishDialog } from './publish-dialog.tsx';
import type { Saving } from './use-saving.ts';

/** Publishes the open form; with open checks or an outdated draft it returns to the editor and asks first. */
export function usePublishing<S>(
  saving: Pick<Saving<S>, 'save'>,
  { saved: { unpublished }, frame }: Pick<FormBacking<S>, 'saved' | 'frame'>,
  showEditor: () => void,
): { publish: () => void; dialog: ReactNode } {
  const store = useEditorStore();
  const [isAsked, setAsked] = useState(false);
  const checks = () => checksOf(store.document.pages, frame.purpose);
  const isOutdated = unpublished?.isOutdated ?? false;
  const close = () => setAsked(false);
  const save = () => void saving.save('published');
  return {
    publish: () => {
      if (checks().length === 0 && !isOutdated) return save();
      showEditor();
      setAsked(true);
    },
    dialog: isAsked && (
      <PublishDialog
        checks={checks()}
        isOutdated={isOutdated}
        onPublish={() => {
          close();
          save();
        }}
        onClose={close}
      />
    ),
  };
}
