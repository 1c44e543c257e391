import { paths } from '../app/routing/paths.ts';
import type { FinishedInduction } from '../phone/rows.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { useCheckInTexts } from './texts/use-check-in-texts.ts';

/** What to do where the phone has no key: it gets one when its worker's finished induction is opened on it. */
export function NoKey({ inductions }: { inductions: readonly FinishedInduction[] }) {
  const texts = useCheckInTexts();
  return (
    <>
      <Alert kind="info" title={texts.noKey}>
        <p>{texts.noKeyText}</p>
        <p>{texts.howToOpen}</p>
      </Alert>
      {inductions.map(({ userFormId, site, form }) => (
        <LinkButton key={userFormId} to={paths.userFormCode(userFormId)} wide>
          {texts.openInduction(site || form)}
        </LinkButton>
      ))}
    </>
  );
}
