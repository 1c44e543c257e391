import { readFileSync } from 'node:fs';

/** `failures` names each failed test, its file and its errors. */
export type Counts = { passed: number; failed: number; failures: string[] };

/** What a test runner reported; a runner that left no report, or ran nothing, counts as failed. */
export function readReport(succeeded: boolean, file: string, countsOf: (report: never) => Counts): Counts {
  try {
    const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')) as never);
    const isHonest = counts.passed > 0 && (succeeded || counts.failed > 0);
    if (isHonest) return counts;
    return { ...counts, failed: counts.failed + 1, failures: [...counts.failures, `${file} counts no failure`] };
  } catch {
    return { passed: 0, failed: 1, failures: [`${file} cannot be read`] };
  }
}

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

export function countUnits(report: VitestReport): Counts {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => [`${name} > ${fullName}`, ...failureMessages].join('\n')),
  ]);
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures };
}

type Spec = {
  title: string;
  file: string;
  line: number;
  ok: boolean;
  tests: { results: { error?: { message?: string } }[] }[];
};
type Suite = { specs: Spec[]; suites?: Suite[] };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; suites: Suite[] };

function listSpecs({ specs, suites = [] }: Suite): Spec[] {
  return [...specs, ...suites.flatMap(listSpecs)];
}

export function countJourneys({ stats, suites }: PlaywrightReport): Counts {
  const failed = suites.flatMap(listSpecs).filter(({ ok }) => !ok);
  const failures = failed.map(({ file, line, title, tests }) => {
    const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
    return [`${file}:${line} > ${title}`, ...messages].join('\n');
  });
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures };
}
