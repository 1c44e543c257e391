import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import styles from '../permit/permit-layout.module.css';
import type { EditorState, PartProps } from './editor-state.ts';
import { SaveLine } from './save-line.tsx';
import type { PermitEdit } from './use-permit-edit.ts';

/** Whether a draft lacks nothing, so that it can be sent from any of its pages. */
function maySendHere(
  { permit }: PermitEdit,
  { isTrial, index, state }: { isTrial: boolean; index: number; state: EditorState },
): boolean {
  const { isOpen, issues, final } = state;
  return isOpen && !isTrial && permit.status === 'Draft' && issues.length === 0 && index < final;
}

type BarProps = PartProps & { pending: number };

/** The way to the next page, and the last act where the page is the last or the draft is ready. */
function Onward({ edit, index, pathTo, isTrial = false, last, state, pending }: BarProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isOpen, final, issues } = state;
  const isSendable = maySendHere(edit, { isTrial, index, state });
  // A press during an autosave waits for it, so that it is not lost.
  const [isGoing, setGoing] = useState(false);
  const goOn = async () => {
    setGoing(true);
    const isSaved = !isOpen || !edit.savesItself || !edit.isDirty || (await edit.save());
    setGoing(false);
    if (isSaved) void navigate(pathTo(index + 1));
  };
  return (
    <>
      {index < final && (
        <Button
          variant={isSendable ? 'secondary' : 'primary'}
          isBusy={isGoing}
          disabled={pending > 0}
          onClick={() => void goOn()}
        >
          {t(isOpen && edit.savesItself ? 'permits.pages.saveAndNext' : 'permits.pages.next')}
        </Button>
      )}
      {(index >= final || isSendable) && last({ isReady: isOpen && issues.length === 0 && pending === 0 })}
    </>
  );
}

/** The saving state and the navigation. */
export function EditorBar(props: BarProps) {
  const { edit, index, pathTo, isTrial = false, saveAct, state, pending } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <div className={styles.bar}>
      {state.isOpen && !isTrial && <SaveLine edit={edit} />}
      {pending > 0 && <span className={styles.said}>{t('pictures.needs')}</span>}
      <div className={styles.acts}>
        {state.isOpen && saveAct}
        {index > 0 && (
          <Button variant="secondary" onClick={() => void navigate(pathTo(index - 1))}>
            {t('permits.pages.back')}
          </Button>
        )}
        <Onward {...props} />
      </div>
    </div>
  );
}
