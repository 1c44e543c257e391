import type { dataDeskApi } from '../../shared/data-desk/data-desk-api.ts';
import type { Handlers } from '../http/answer.ts';
import { listRequest } from '../http/list-request.ts';
import { readErasures } from '../store/installation/erasures.ts';
import { exportPerson } from './desk/export-person.ts';
import { beginErasing, beginSearch, loadDataRequest, planErasing } from './desk/requests.ts';
import { showDataRequest } from './desk/show-data-request.ts';
import { sealedReceipt } from './erasing/sealed-receipt.ts';
import { saveRetention, showRetention } from './retention/company-retention.ts';

export const dataDeskHandlers = {
  search: beginSearch,
  get: async ({ world, actor, params }) => showDataRequest(world, await loadDataRequest(world, actor, params.id)),
  exportAll: exportPerson,
  plan: planErasing,
  erase: beginErasing,
  receipts: async ({ world, actor, query }) => {
    const { company, limit, after, nextCursor } = listRequest(world, actor, { list: 'data-erasures', query });
    const { erasures, position } = await readErasures(world.table, company, { limit, after });
    const items = erasures.map(({ receipt, plan }) => ({ ...sealedReceipt(receipt), isDone: plan === undefined }));
    return { items, nextCursor: nextCursor(position) };
  },
  retention: showRetention,
  saveRetention,
} satisfies Handlers<typeof dataDeskApi>;
