// <Switch isOn={archived} onChange={setArchived}>{t('lists.showArchived')}</Switch>: takes effect at once.
import type { ReactNode } from 'react';
import styles from './switch.module.css';

type SwitchProps = { isOn: boolean; onChange: (isOn: boolean) => void; children: ReactNode };

export function Switch({ isOn, onChange, children }: SwitchProps) {
  return (
    <button type="button" role="switch" aria-checked={isOn} className={styles.switch} onClick={() => onChange(!isOn)}>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.knob} />
      </span>
      {children}
    </button>
  );
}
