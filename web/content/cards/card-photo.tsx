import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isImagePresent } from '../../../shared/content/card-rules.ts';
import type { ImageField } from '../../../shared/content/blocks/form/field-shape.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldNotes } from '../../ui/fields/field.tsx';
import type { PageView } from '../block-view.ts';
import { CameraIcon, PicturesIcon } from '../file-icons.tsx';
import { FileButton } from '../../ui/fields/files/file-button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import fieldStyles from '../../ui/fields/field.module.css';
import styles from '../fields/images.module.css';
import { PendingPictures } from '../fields/pending-pictures.tsx';
import { offeredTypes } from '../fields/picture-limits.ts';
import { usePictures, type PendingPicture } from '../fields/use-pictures.ts';
import { CardThumbnail } from './card-thumbnail.tsx';

/** Whether a photo is uploading, or was refused and waits for another or a retry. */
export type PhotoState = 'settled' | 'sending' | 'refused';

type CardPhotoProps = {
  id: string;
  imageSrc: string;
  /** The card's name, for the alternative text. */
  title: string;
  isNeeded: boolean;
  error: string | undefined;
  page: PageView;
  onPicture: (imageSrc: string) => void;
  onState: (state: PhotoState) => void;
};

/** A field with one picture at a time: an uploaded picture replaces the previous one. */
const FIELD: ImageField = {
  type: 'image',
  name: '',
  label: '',
  help: '',
  ifPreviousYes: false,
  mandatory: false,
  value: [],
  maxCount: 1,
};

function stateOf(pending: readonly PendingPicture[]): PhotoState {
  if (pending.length === 0) return 'settled';
  return pending.some(({ refusal }) => refusal === undefined) ? 'sending' : 'refused';
}

/** A card's photo: taken or selected, previewed at once, uploaded in the background, replaceable. */
export function CardPhoto({ id, imageSrc, title, isNeeded, error: found, page, onPicture, onState }: CardPhotoProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLFieldSetElement>(null);
  // A cancelled or refused picture keeps the previous one.
  const before = useRef(imageSrc);
  const onValue = ([name = before.current]: string[]) => onPicture(name);
  const add = (files: File[]) => {
    before.current = imageSrc;
    pictures.add(files);
  };
  const pictures = usePictures({ field: FIELD, id, issues: [], page, onValue });
  const isThere = isImagePresent(imageSrc);
  const state = stateOf(pictures.pending);
  // An uploading photo is not missing, and a refused one tells its own fault.
  const error = state === 'settled' ? found : undefined;
  useEffect(() => onState(state), [onState, state]);
  const notes = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const drop = (picture: PendingPicture) => {
    pictures.drop(picture);
    group.current?.focus();
  };
  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      className={classNames(styles.field, error !== undefined && fieldStyles.broken)}
      aria-describedby={notes}
    >
      <legend className={fieldStyles.label}>
        {t('cards.photo')}
        {!isNeeded && <span className={fieldStyles.optional}> {t('common.optional')}</span>}
      </legend>
      <FieldNotes id={id} hint={t('cards.photoHint')} error={error} />
      {isThere && state === 'settled' && <CardThumbnail imageSrc={imageSrc} title={title} files={page.files} isLarge />}
      <PendingPictures pictures={pictures.pending} onRetry={pictures.retry} onDrop={drop} />
      {state !== 'sending' && page.uploadPicture && (
        <Row gap={2}>
          <FileButton
            isSharing
            label={t(isThere ? 'cards.retake' : 'pictures.camera')}
            icon={<CameraIcon />}
            accept="image/*"
            fromCamera
            onFiles={add}
          />
          <FileButton
            isSharing
            label={t(isThere ? 'cards.chooseOther' : 'pictures.gallery')}
            icon={<PicturesIcon />}
            accept={offeredTypes(FIELD)}
            onFiles={add}
          />
        </Row>
      )}
      <output className={styles.notice}>{pictures.notice}</output>
    </fieldset>
  );
}
