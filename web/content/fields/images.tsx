import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageField } from '../../../shared/content/blocks/form/field-shape.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { FieldNotes } from '../../ui/fields/field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { CameraIcon, PicturesIcon } from '../file-icons.tsx';
import { pictureUrl } from '../page-files.ts';
import { fieldTexts } from './field-texts.tsx';
import type { FieldViewProps } from './field-view.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FileButton } from '../../ui/fields/files/file-button.tsx';
import { Row } from '../../ui/layout/row.tsx';
import fieldStyles from '../../ui/fields/field.module.css';
import styles from './images.module.css';
import { PendingPictures } from './pending-pictures.tsx';
import { mostPictures, offeredTypes, offersCamera } from './picture-limits.ts';
import { ReadImages } from './read-images.tsx';
import { usePictures } from './use-pictures.ts';

type ThumbnailsProps = Pick<FieldViewProps<ImageField>, 'page'> & {
  names: readonly string[];
  onRemove: (name: string) => void;
};

function Thumbnails({ page, names, onRemove }: ThumbnailsProps) {
  const { t } = useTranslation();
  if (names.length === 0) return null;
  return (
    <Stack as="ul" gap={3}>
      {names.map((name, place) => (
        <li key={name} className={styles.picture}>
          <img
            className={styles.thumbnail}
            src={pictureUrl(name, page.files)}
            alt={t('pictures.number', { number: place + 1 })}
          />
          <Button variant="secondary" isSmall onClick={() => onRemove(name)}>
            {t('pictures.remove')}
            <VisuallyHidden> {t('pictures.number', { number: place + 1 })}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Stack>
  );
}

function ImageEditor(props: FieldViewProps<ImageField>) {
  const { field, id, issues, page } = props;
  const { t } = useTranslation();
  const group = useRef<HTMLFieldSetElement>(null);
  const pictures = usePictures(props);
  const error = issues[0]?.message;
  const most = mostPictures(field);
  const limit = field.maxCount === undefined ? '' : t('pictures.limit', { count: most });
  const { label, help } = fieldTexts(field);
  const hint = help ? (
    <>
      {help} {limit}
    </>
  ) : (
    limit
  );
  const notes = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  /** The pressed button is gone: the focus moves to the field. */
  const andFocus = (act: () => void) => {
    act();
    group.current?.focus();
  };
  const add = (files: File[]) => pictures.add(files);
  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      className={classNames(styles.field, error !== undefined && fieldStyles.broken)}
      aria-describedby={notes || undefined}
    >
      <legend className={fieldStyles.label}>
        {label}
        {!field.mandatory && <span className={fieldStyles.optional}> {t('common.optional')}</span>}
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <Thumbnails page={page} names={pictures.names} onRemove={(name) => andFocus(() => pictures.remove(name))} />
      <PendingPictures
        pictures={pictures.pending}
        onRetry={pictures.retry}
        onDrop={(picture) => andFocus(() => pictures.drop(picture))}
      />
      {pictures.isFull || !page.uploadPicture ? null : (
        <Row gap={2}>
          {offersCamera(field) && (
            <FileButton
              isSharing
              label={t('pictures.camera')}
              icon={<CameraIcon />}
              accept="image/*"
              fromCamera
              onFiles={add}
            />
          )}
          <FileButton
            isSharing
            label={t('pictures.gallery')}
            icon={<PicturesIcon />}
            accept={offeredTypes(field)}
            isMany={most > 1}
            onFiles={add}
          />
        </Row>
      )}
      <output className={styles.notice}>{pictures.notice}</output>
    </fieldset>
  );
}

/** Pictures from the phone's camera or gallery. */
export function Images(props: FieldViewProps<ImageField>) {
  const { field, page } = props;
  if (page.mode === 'fill' && page.openness === 'open') return <ImageEditor {...props} />;
  return <ReadImages label={fieldTexts(field).label} names={field.value} files={page.files} />;
}
