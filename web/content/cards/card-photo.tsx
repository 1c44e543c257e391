import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isImagePresent } from '../../../shared/content/card-rules.ts';
import type { ImageField } from '../../../shared/content/kinds/form-field.ts';
import { classNames } from '../../ui/class-names.ts';
import { FieldNotes } from '../../ui/field.tsx';
import type { PageView } from '../block-view.ts';
import { CameraIcon, PicturesIcon } from '../blocks/file-icons.tsx';
import { FileButton } from '../fields/file-button.tsx';
import styles from '../fields/images.module.css';
import { PendingPictures } from '../fields/pending-pictures.tsx';
import { offeredTypes } from '../fields/picture-limits.ts';
import { usePictures, type PendingPicture } from '../fields/use-pictures.ts';
import { CardThumbnail } from './card-thumbnail.tsx';

/** Whether a photo is on its way, or was not taken in and waits for another try. */
export type PhotoState = 'settled' | 'sending' | 'refused';

type CardPhotoProps = {
  id: string;
  imageSrc: string;
  /** What the card is called, for those who do not see the picture. */
  title: string;
  isNeeded: boolean;
  error: string | undefined;
  page: PageView;
  onPicture: (imageSrc: string) => void;
  onState: (state: PhotoState) => void;
};

/** A field that holds one picture at a time: a new one takes the place of the one before it once it is in. */
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

/** The photo of a card: taken or chosen, seen at once, sent while the rest is filled in, taken again. */
export function CardPhoto({ id, imageSrc, title, isNeeded, error: found, page, onPicture, onState }: CardPhotoProps) {
  const { t } = useTranslation();
  const group = useRef<HTMLFieldSetElement>(null);
  // A picture that is called off or refused leaves the one before it.
  const before = useRef(imageSrc);
  const onValue = ([name = before.current]: string[]) => onPicture(name);
  const add = (files: File[]) => {
    before.current = imageSrc;
    pictures.add(files);
  };
  const pictures = usePictures({ field: FIELD, id, issues: [], page, onValue });
  const isThere = isImagePresent(imageSrc);
  const state = stateOf(pictures.pending);
  // A photo that is on its way is not missing.
  const error = state === 'sending' ? undefined : found;
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
      className={classNames(styles.field, error !== undefined && styles.broken)}
      aria-describedby={notes}
    >
      <legend className={styles.label}>
        {t('cards.photo')}
        {!isNeeded && <span className={styles.optional}> {t('common.optional')}</span>}
      </legend>
      <FieldNotes id={id} hint={t('cards.photoHint')} error={error} />
      {isThere && state === 'settled' && <CardThumbnail imageSrc={imageSrc} title={title} files={page.files} isLarge />}
      <PendingPictures pictures={pictures.pending} onRetry={pictures.retry} onDrop={drop} />
      {state === 'settled' && page.uploadPicture && (
        <div className={styles.ways}>
          <FileButton
            label={t(isThere ? 'cards.retake' : 'pictures.camera')}
            icon={<CameraIcon />}
            accept="image/*"
            fromCamera
            onFiles={add}
          />
          <FileButton
            label={t(isThere ? 'cards.chooseOther' : 'pictures.gallery')}
            icon={<PicturesIcon />}
            accept={offeredTypes(FIELD)}
            onFiles={add}
          />
        </div>
      )}
      <output className={styles.notice}>{pictures.notice}</output>
    </fieldset>
  );
}
