import { useTranslation } from 'react-i18next';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import type { ChangedFactors, SecondFactors } from '../../../shared/second-factors/second-factor-shapes.ts';
import { call } from '../../app/api/call.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { FactorRow } from './factor-row.tsx';

/** A factor that the user is about to remove. */
export type Removal = { name: string; remove: () => Promise<ChangedFactors> };

type FactorListProps = {
  factors: SecondFactors;
  /** Undefined where the last one must stay. */
  onRemove: ((removal: Removal) => void) | undefined;
};

export function FactorList({ factors: { authenticator, passkeys }, onRemove }: FactorListProps) {
  const { t } = useTranslation();
  if (!authenticator && passkeys.length === 0) return null;
  const removing = (removal: Removal) => onRemove && (() => onRemove(removal));
  const appName = t('secondFactor.authenticator.title');
  return (
    <Stack as="ul" gap={3}>
      {authenticator && (
        <FactorRow
          name={appName}
          created={authenticator.created}
          onRemove={removing({ name: appName, remove: () => call(secondFactorApi.removeAuthenticator, {}) })}
        />
      )}
      {passkeys.map(({ _id: passkeyId, name: own, created, used }) => {
        const name = t('secondFactor.passkey.named', { name: own });
        const remove = () => call(secondFactorApi.removePasskey, { params: { id: passkeyId } });
        return (
          <FactorRow key={passkeyId} name={name} created={created} used={used} onRemove={removing({ name, remove })} />
        );
      })}
    </Stack>
  );
}
