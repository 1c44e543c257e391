import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { AWAITED, openActs, type FieldAct, type FieldReader } from './field-acts.ts';
import { FieldDialog } from './field-dialog.tsx';

/** The open acts, what somebody waits for apart from the rest, and the dialog of the pressed one. */
export function useFieldActs(reader: FieldReader) {
  const [act, setAct] = useState<FieldAct>();
  const open = openActs(reader);
  const close = () => setAct(undefined);
  return {
    awaited: open.filter((each) => AWAITED.includes(each)),
    others: open.filter((each) => !AWAITED.includes(each)),
    ask: setAct,
    dialog: act && open.includes(act) && <FieldDialog key={act} reader={reader} act={act} onClose={close} />,
  };
}

type Props = { acts: readonly FieldAct[]; onAsk: (act: FieldAct) => void; isNext?: boolean; wide?: boolean };

/** The buttons of acts; the first is filled where it is what comes next. */
export function FieldButtons({ acts, onAsk, isNext = false, wide = false }: Props) {
  const { t } = useTranslation();
  return acts.map((act, place) => (
    <Button key={act} wide={wide} variant={isNext && place === 0 ? 'primary' : 'secondary'} onClick={() => onAsk(act)}>
      {t(`permits.field.${act}.act`)}
    </Button>
  ));
}
