import { useTranslation } from 'react-i18next';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { Button } from '../../ui/button.tsx';
import { EyeIcon } from '../../ui/icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './preview-button.module.css';

/** The DOM id of the button, for returning the focus. */
export const previewId = (userFormId: string) => `preview-${userFormId}`;

type PreviewButtonProps = { row: UserFormRow; name: string; onOpen: (row: UserFormRow) => void };

/** Opens an induction beside the list, if there is room. */
export function PreviewButton({ row, name, onOpen }: PreviewButtonProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.preview}>
      <Button
        id={previewId(row._id)}
        variant="ghost"
        isSmall
        icon={<EyeIcon />}
        title={t('approval.review.preview')}
        onClick={() => onOpen(row)}
      >
        <VisuallyHidden>
          {t('approval.review.preview')}: {name}
        </VisuallyHidden>
      </Button>
    </span>
  );
}
