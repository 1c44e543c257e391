import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignatureField } from '../../../shared/content/blocks/form/field-shape.ts';
import { Button } from '../../ui/button.tsx';
import { PencilIcon } from '../../ui/icons.tsx';
import { fieldTexts } from '../fields/field-texts.tsx';
import type { FieldViewProps } from '../fields/field-view.ts';
import { GivenSignature } from './given-signature.tsx';
import { SignatureEditor } from './signature-editor.tsx';
import { forgetSketch } from './sketch.ts';

/** A signature field: open until saved, then locked; editing clears it. */
export function Signature(props: FieldViewProps<SignatureField>) {
  const { field, id, onValue, page } = props;
  const { t } = useTranslation();
  const [isReopened, setReopened] = useState(false);
  const isLocked = page.mode === 'read' || page.openness === 'closed';
  if (!isLocked && !field.value.signed) return <SignatureEditor {...props} takesFocus={isReopened} />;
  const reopen = () => {
    forgetSketch(page.draft, id);
    setReopened(true);
    onValue({ signed: false, value: '', location: field.value.location, date: '' });
  };
  return (
    <GivenSignature label={fieldTexts(field).label} value={field.value} files={page.files}>
      {!isLocked && (
        <Button variant="secondary" icon={<PencilIcon />} onClick={reopen}>
          {t('signature.edit')}
        </Button>
      )}
    </GivenSignature>
  );
}
