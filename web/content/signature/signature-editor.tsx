import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignatureField } from '../../../shared/content/blocks/form/field-shape.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldNotes } from '../../ui/fields/field.tsx';
import { PencilIcon } from '../../ui/icons.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { fieldTexts } from '../fields/field-texts.tsx';
import type { FieldViewProps } from '../fields/field-view.ts';
import { DrawWay } from './draw-way.tsx';
import { PlaceField } from './place-field.tsx';
import { drawnPicture, typedPicture } from './signature-picture.ts';
import { EMPTY_SKETCH, isEmptySketch, keepSketch, readSketch, type Sketch } from './sketch.ts';
import styles from './signature.module.css';
import { TypeWay } from './type-way.tsx';
import { usePadLibrary } from './use-pad-library.ts';

type EditorProps = FieldViewProps<SignatureField> & { takesFocus: boolean };
type Library = ReturnType<typeof usePadLibrary>;

/** The growing sketch; stores each change on the device and renders it to the picture in the field's value. */
function useSketch({ field, id, onValue, page }: EditorProps, { Pad }: Library) {
  const { t } = useTranslation();
  const [sketch, setSketch] = useState(() => readSketch(page.draft, id));
  const change = (next: Sketch) => {
    setSketch(next);
    keepSketch(page.draft, id, next);
    const isTyped = next.way === 'type';
    const drawn = Pad ? drawnPicture(Pad, next.drawing) : '';
    const value = isTyped ? typedPicture(next.name, t('signature.typedNote')) : drawn;
    const { location } = field.value;
    onValue({ signed: false, value, location, date: '', ...(isTyped && { typed: true }) });
  };
  return { sketch, change };
}

function Pads({ id, library, sketch, picture, onChange }: PadsProps) {
  const { t } = useTranslation();
  if (sketch.way === 'type') {
    return <TypeWay id={id} name={sketch.name} picture={picture} onName={(name) => onChange({ ...sketch, name })} />;
  }
  if (picture !== '' && isEmptySketch(sketch)) {
    return (
      <>
        <div className={styles.pad}>
          <img className={styles.preview} src={picture} alt={t('signature.padDrawn')} />
        </div>
        <Button variant="secondary" onClick={() => onChange(EMPTY_SKETCH)}>
          {t('signature.clear')}
        </Button>
      </>
    );
  }
  if (library.Pad) {
    return (
      <DrawWay Pad={library.Pad} drawing={sketch.drawing} onDraw={(drawing) => onChange({ ...sketch, drawing })} />
    );
  }
  if (!library.hasFailed) return <Skeleton lines={4} label={t('common.loading')} />;
  return (
    <Alert kind="offline" live="alert">
      <p>{t('signature.padMissing')}</p>
      <Button variant="secondary" onClick={library.retry}>
        {t('common.retry')}
      </Button>
    </Alert>
  );
}

type PadsProps = {
  id: string;
  library: Library;
  sketch: Sketch;
  picture: string;
  onChange: (sketch: Sketch) => void;
};

/** An open signature: its place, and the name drawn or typed. */
export function SignatureEditor(props: EditorProps) {
  const { field, id, issues, onValue, page, takesFocus } = props;
  const { t } = useTranslation();
  const library = usePadLibrary();
  const { sketch, change } = useSketch(props, library);
  const messageAt = (path: string) => issues.find((issue) => issue.path === path)?.message;
  const isTyped = sketch.way === 'type';
  const { label, help } = fieldTexts(field);
  useEffect(() => {
    if (takesFocus) document.getElementById(`${id}-location`)?.focus();
  }, [takesFocus, id]);
  return (
    <div className={styles.signature}>
      <PlaceField
        id={`${id}-location`}
        location={field.value.location}
        places={page.places ?? []}
        error={messageAt('location')}
        onLocation={(location) => onValue({ ...field.value, location })}
      />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset cannot take its name from a label that error summaries scroll to */}
      <div id={id} role="group" tabIndex={-1} aria-labelledby={`${id}-label`} className={styles.group}>
        <p id={`${id}-label`} className={styles.label}>
          {label || t('signature.label')}
          {!field.mandatory && <span className={styles.optional}> {t('common.optional')}</span>}
        </p>
        <FieldNotes
          id={id}
          hint={help || t(isTyped ? 'signature.typeHint' : 'signature.drawHint')}
          error={messageAt('')}
        />
        <Pads id={id} library={library} sketch={sketch} picture={field.value.value} onChange={change} />
        <Button
          variant="ghost"
          wide
          icon={<PencilIcon />}
          onClick={() => change({ ...sketch, way: isTyped ? 'draw' : 'type' })}
        >
          {t(isTyped ? 'signature.drawInstead' : 'signature.typeInstead')}
        </Button>
      </div>
    </div>
  );
}
