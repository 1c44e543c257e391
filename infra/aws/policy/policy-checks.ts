import type { PolicyValidationPluginReport } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import type { IConstruct } from 'constructs';
import { EXPLAINED_FINDINGS, type Explained } from './explained-findings.ts';

/** Runs the AwsSolutions rules on every stack at each synthesis: an unexplained finding stops the synthesis. */
export class PolicyChecks extends AwsSolutionsChecks {
  /** The explanations that matched a finding. */
  readonly used = new Set<Explained>();

  override validateScope(scope: IConstruct): PolicyValidationPluginReport {
    const { violations } = super.validateScope(scope);
    const unexplained = violations
      .map((violation) => ({
        ...violation,
        violatingResources: violation.violatingResources.filter(
          ({ constructPath = '' }) => !this.#isExplained(violation.ruleName, constructPath),
        ),
      }))
      .filter(({ violatingResources }) => violatingResources.length > 0);
    return { success: unexplained.length === 0, violations: unexplained };
  }

  #isExplained(ruleName: string, constructPath: string): boolean {
    const finding = ruleName.replace(/^AwsSolutions-/, '');
    const [, ...path] = constructPath.split('/');
    const found = EXPLAINED_FINDINGS.find((one) => one.finding.test(finding) && one.where.test(path.join('/')));
    if (found) this.used.add(found);
    return found !== undefined;
  }
}
