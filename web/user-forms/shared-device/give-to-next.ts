import { paths } from '../../app/routing/paths.ts';
import { clearDevice } from '../../shared-device/clear-device.ts';

/** Reloads the start page, which clears this tab's memory. */
export function startAnew(): void {
  // A browser may restore the left page for its Back button.
  window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
  window.location.replace(paths.start);
}

/** Clears a shared device and opens its start page for the next person. */
export async function giveToNext(): Promise<void> {
  await clearDevice();
  startAnew();
}
