import { useTranslation } from 'react-i18next';
import styles from './login-frame.module.css';
import { passwordStrength } from './password-strength.ts';

const VALUES = { weak: 1, fair: 2, good: 3 } as const;

/** How strong a new password is, in words and as a bar; nothing before something is typed. */
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
