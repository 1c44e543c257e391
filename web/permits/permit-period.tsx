import type { PermitTimes } from '../../shared/permits/permit-validity.ts';
import { periodText } from '../../shared/permits/permit-validity.ts';
import { useLanguage } from '../app/i18n.ts';

/** When the permit is good, as short as its dates allow; a dash where they are not given yet. */
export function PermitPeriod({ permit }: { permit: PermitTimes }) {
  return <>{periodText(permit, useLanguage()) || '–'}</>;
}
