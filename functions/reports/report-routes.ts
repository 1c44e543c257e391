import { AppError } from '../../shared/core/errors.ts';
import { billingMonths } from '../../shared/reports/billing.ts';
import { reportApi } from '../../shared/reports/report-api.ts';
import { answer, type App } from '../http/answer.ts';
import type { World } from '../world.ts';
import { billingReport } from './billing-report.ts';

export function mountReports(app: App, world: World): void {
  answer(app, world, reportApi.billing, async ({ actor, query }) => {
    if (actor.kind !== 'staff') throw new AppError('forbidden');
    const months = billingMonths(query.start, query.end);
    if ('wrong' in months) {
      throw new AppError('validation_failed', { issues: [{ path: months.wrong, code: 'invalid_value' }] });
    }
    return billingReport(world, actor, months);
  });
}
