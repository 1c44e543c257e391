import { paths } from '../app/routing/paths.ts';
import { LinkButton } from '../ui/link-button.tsx';
import { usePassTexts } from './texts/use-pass-texts.ts';

/** The way to do an induction anew: the address that asks its worker for a code. */
export function RenewLink({ userFormId }: { userFormId: string }) {
  const texts = usePassTexts();
  return (
    <LinkButton to={paths.userFormCode(userFormId)} wide>
      {texts.renew}
    </LinkButton>
  );
}
