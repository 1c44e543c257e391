import { noticeWrite } from '../../../../functions/store/due/kinds/notice.ts';
import { openedWrite } from '../../../../functions/store/due/kinds/opening.ts';
import type { TestApp } from '../../../fixtures/test-app.ts';

/** Due work that earlier releases have written. */
export async function leaveFormerWork(app: TestApp, userForm: string): Promise<void> {
  const at = app.world.now().toISOString();
  const viewer = { _id: 'nobody', name: 'Nobody' };
  const notice = { formId: 'gone', company: 'gone', about: `userForm#${userForm}`, data: {} };
  await app.world.table.write([openedWrite({ userForm, viewer, way: 'record', at })]);
  await app.world.table.write([noticeWrite('former', at, notice)]);
}
