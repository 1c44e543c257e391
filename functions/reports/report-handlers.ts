import { AppError } from '../../shared/core/errors.ts';
import { billingMonths } from '../../shared/reports/billing.ts';
import type { reportApi } from '../../shared/reports/report-api.ts';
import type { Handlers } from '../http/answer.ts';
import { billingReport } from './billing-report.ts';

export const reportHandlers = {
  billing: async ({ world, actor, query }) => {
    const months = billingMonths(query.start, query.end);
    if ('wrong' in months) {
      throw new AppError('validation_failed', { issues: [{ path: months.wrong, code: 'invalid_value' }] });
    }
    return billingReport(world, actor, months);
  },
} satisfies Handlers<typeof reportApi>;
