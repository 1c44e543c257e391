import { useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../ui/layout/stack.tsx';
import type { EvidenceEnd, EvidenceProps, Weighed } from './evidence-props.ts';
import { OfferButton } from './offer-button.tsx';

type FileWork = ComponentType<{ title: string; weighed: Weighed; onEnd: (end: EvidenceEnd) => void }>;
type State = EvidenceEnd | { is: 'weighing' } | { is: 'weighed'; File: FileWork; weighed: Weighed };

/** "Lataa todiste": what makes the file is loaded when it is asked for, and the size told before anything large is fetched. */
export function EvidenceOffer(props: EvidenceProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>({ is: 'offered' });
  const weigh = async () => {
    const work = await import('./evidence-file.tsx');
    setState({ is: 'weighed', File: work.EvidenceFile, weighed: await work.weigh(props) });
  };
  const press = () => {
    setState({ is: 'weighing' });
    weigh().catch((error: unknown) => setState({ is: 'failed', error }));
  };
  if (state.is === 'weighed') return <state.File title={props.title} weighed={state.weighed} onEnd={setState} />;
  return (
    <Stack gap={3} align="start">
      {state.is === 'saved' && <output>{t('evidence.download.saved', { name: state.name })}</output>}
      <OfferButton
        {...(state.is === 'failed' && { error: state.error })}
        isBusy={state.is === 'weighing'}
        onPress={press}
      />
    </Stack>
  );
}
