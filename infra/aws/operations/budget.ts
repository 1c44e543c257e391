import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import type { Construct } from 'constructs';

type BudgetProps = { stage: string; dollars: number; mail: string };

/** The monthly budget of a stage's resources: warns at 80 % spent, and when the forecast exceeds the budget. */
export function monthlyBudget(scope: Construct, { stage, dollars, mail }: BudgetProps): void {
  const told = (
    notificationType: 'ACTUAL' | 'FORECASTED',
    threshold: number,
  ): CfnBudget.NotificationWithSubscribersProperty => ({
    notification: { notificationType, threshold, comparisonOperator: 'GREATER_THAN', thresholdType: 'PERCENTAGE' },
    subscribers: [{ subscriptionType: 'EMAIL', address: mail }],
  });
  new CfnBudget(scope, 'Budget', {
    budget: {
      budgetType: 'COST',
      timeUnit: 'MONTHLY',
      budgetLimit: { amount: dollars, unit: 'USD' },
      costFilters: { TagKeyValue: [`user:stage$${stage}`] },
    },
    ...(mail === '' ? {} : { notificationsWithSubscribers: [told('ACTUAL', 80), told('FORECASTED', 100)] }),
  });
}
