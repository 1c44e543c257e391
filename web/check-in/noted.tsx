import type { GateReason } from '../../shared/gate/gate-verdict.ts';
import { useLanguage } from '../app/texts/i18n.ts';
import { whenFetched } from '../passes/pass-facts.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import type { Outcome } from './own-notings.ts';
import type { CheckInTexts } from './texts/check-in-texts.ts';
import { useCheckInTexts } from './texts/use-check-in-texts.ts';

/** What became of an arrival or a leaving; nothing before the first. */
export function Noted({ outcome }: { outcome: Outcome }) {
  const texts = useCheckInTexts();
  const language = useLanguage();
  if (outcome.what === 'noted') {
    return (
      <Alert kind="success" title={texts.noted[outcome.kind]} live="status">
        <p>{capital(texts.notedText(whenFetched(outcome.at, language)))}</p>
      </Alert>
    );
  }
  if (outcome.what === 'kept') {
    return (
      <Alert kind="offline" title={texts.kept} live="status">
        <p>{texts.keptText(`${texts.act[outcome.kind]}, ${whenFetched(outcome.at, language)}`)}</p>
      </Alert>
    );
  }
  if (outcome.what === 'refused') return <Refused reasons={outcome.reasons} />;
  const { title, text } = TEXTS_OF[outcome.what](texts);
  return (
    <Alert kind="error" title={title} live="alert">
      <p>{text}</p>
    </Alert>
  );
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('fi') + text.slice(1);

const TEXTS_OF = {
  tooOld: ({ tooOld, tooOldText }: CheckInTexts) => ({ title: tooOld, text: tooOldText }),
  unknown: ({ unknown, unknownText }: CheckInTexts) => ({ title: unknown, text: unknownText }),
  ended: ({ ended, endedText }: CheckInTexts) => ({ title: ended, text: endedText }),
} as const;

/** Only reasons that refuse are said: the others are looked at by staff. */
function Refused({ reasons }: { reasons: readonly GateReason[] }) {
  const texts = useCheckInTexts();
  const said = reasons.flatMap((reason) => (reason in texts.reasons ? [reason as keyof typeof texts.reasons] : []));
  return (
    <Alert kind="error" title={texts.refused} live="alert">
      {said.map((reason) => (
        <p key={reason}>{texts.reasons[reason]}</p>
      ))}
      <p>{texts.refusedText}</p>
    </Alert>
  );
}
