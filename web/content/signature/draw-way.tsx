import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type SignaturePad from 'signature_pad';
import { Button } from '../../ui/button.tsx';
import { CrossIcon, UndoIcon } from '../../ui/icons.tsx';
import { EMPTY_DRAWING, isEmptyDrawing, withoutLastStroke, type Drawing } from './drawing.ts';
import { LargePad } from './large-pad.tsx';
import { SignatureCanvas } from './signature-canvas.tsx';
import styles from './signature.module.css';

export type DrawWayProps = { Pad: typeof SignaturePad; drawing: Drawing; onDraw: (drawing: Drawing) => void };

function DrawTools({ drawing, onDraw }: Omit<DrawWayProps, 'Pad'>) {
  const { t } = useTranslation();
  const isEmpty = isEmptyDrawing(drawing);
  return (
    <div className={styles.tools}>
      <Button
        variant="secondary"
        icon={<UndoIcon />}
        disabled={isEmpty}
        onClick={() => onDraw(withoutLastStroke(drawing))}
      >
        {t('signature.undo')}
      </Button>
      <Button variant="secondary" icon={<CrossIcon />} disabled={isEmpty} onClick={() => onDraw(EMPTY_DRAWING)}>
        {t('signature.clear')}
      </Button>
    </div>
  );
}

/** Signing by finger, pen or mouse. */
export function DrawWay({ Pad, drawing, onDraw }: DrawWayProps) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(false);
  const label = t(isEmptyDrawing(drawing) ? 'signature.padEmpty' : 'signature.padDrawn');
  return (
    <>
      <div className={styles.pad}>
        <SignatureCanvas Pad={Pad} drawing={drawing} onDraw={onDraw} label={label} />
      </div>
      <DrawTools drawing={drawing} onDraw={onDraw} />
      <Button variant="ghost" wide onClick={() => setLarge(true)}>
        {t('signature.larger')}
      </Button>
      {isLarge && (
        <LargePad onClose={() => setLarge(false)} tools={<DrawTools drawing={drawing} onDraw={onDraw} />}>
          <SignatureCanvas Pad={Pad} drawing={drawing} onDraw={onDraw} label={label} />
        </LargePad>
      )}
    </>
  );
}
