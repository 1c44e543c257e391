// <StrengthLine password={password} />: how strong a new password is, in words and as a bar; nothing before something is typed.
import { useTranslation } from 'react-i18next';
import { passwordStrength } from './password-strength.ts';
import styles from './strength-line.module.css';

const VALUES = { weak: 1, fair: 2, good: 3 } as const;

export function StrengthLine({ password }: { password: string }) {
  const { t } = useTranslation();
  const strength = passwordStrength(password);
  const isShown = password !== '';
  return (
    <div className={styles.strength}>
      {isShown && <meter aria-hidden min={0} max={3} low={1.5} high={2.5} optimum={3} value={VALUES[strength]} />}
      <output>{isShown && t(`resetPassword.strength.${strength}`)}</output>
    </div>
  );
}
