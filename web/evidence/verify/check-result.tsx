import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/core/dates.ts';
import type { Evidence } from '../../../shared/evidence/evidence.ts';
import { stateOf, type FindingState } from '../../../shared/evidence/finding.ts';
import { Alert, type AlertKind } from '../../ui/feedback/alert.tsx';
import { Facts } from '../../ui/layout/facts.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Trail } from '../../ui/figures/trail.tsx';
import { useDateTime } from '../../ui/use-date-time.ts';
import { isBroken, type Check, type FileFound } from './check-file.ts';
import { brokenOf, groupsOf, type Grouped } from './finding-groups.ts';
import styles from './verify-page.module.css';
import { useFindingWords } from './use-finding-words.ts';
import { useLinkWords } from './use-link-words.ts';

type Said = 'whole' | 'broken' | 'unproven' | 'unreadable' | 'other' | 'erased';

const LOOKS: Readonly<Record<Said, AlertKind>> = {
  whole: 'success',
  erased: 'success',
  broken: 'other',
  unreadable: 'other',
  other: 'other',
  unproven: 'offline',
};

function saidOf(check: Check): Said {
  if (isBroken(check)) return 'broken';
  const { outcome, erased, findings } = check.verdict;
  if (outcome === 'unreadable' && findings.every(({ member }) => !member)) return 'other';
  return outcome === 'whole' && erased ? 'erased' : outcome;
}

/** What is broken, each by what it belongs to. */
function Broken({ check: { verdict, files } }: { check: Check }) {
  const words = useFindingWords();
  const lines = [
    ...brokenOf(verdict.findings).map(words.finding),
    ...(files ?? []).filter(({ code }) => code === 'changed').map(words.file),
  ];
  return (
    <ul className={styles.broken}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The result in one sentence, told to whoever listens. */
function Result({ check }: { check: Check }) {
  const { t } = useTranslation();
  const said = saidOf(check);
  const { erased } = check.verdict;
  const date = erased ? formatDate(erased.at) : '';
  return (
    <Alert kind={LOOKS[said]} title={t(`evidence.result.${said}.title`, { date })} live="status">
      <p>{t(`evidence.result.${said}.text`, { date })}</p>
      {(said === 'broken' || said === 'unreadable') && <Broken check={check} />}
    </Alert>
  );
}

function EvidenceFacts({ evidence, mark }: { evidence: Evidence; mark: string | undefined }) {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { sub, issuer, made, links } = evidence;
  const kind = sub.startsWith('permit:') ? 'permit' : 'userForm';
  return (
    <Facts
      facts={[
        { key: 'kind', label: t('evidence.facts.kind'), value: t(`evidence.kind.${kind}`) },
        { key: 'id', label: t('evidence.facts.id'), value: sub.split(':')[1] ?? sub },
        { key: 'issuer', label: t('evidence.facts.issuer'), value: issuer },
        { key: 'made', label: t('evidence.facts.made'), value: dateTime(made) },
        { key: 'links', label: t('evidence.facts.links'), value: String(links.length) },
        ...(mark ? [{ key: 'mark', label: t('evidence.facts.mark'), value: mark }] : []),
      ]}
    />
  );
}

const SIGNS: Readonly<Record<FindingState, string>> = { whole: '✓', broken: '✗', unproven: '?', gone: '–' };

/** Each group of checks with its sign, and every line of it. */
function Group({ grouped: { group, findings, state } }: { grouped: Grouped }) {
  const { t } = useTranslation();
  const words = useFindingWords();
  const wholeCount = findings.filter((one) => stateOf(one) === 'whole').length;
  return (
    <li className={styles.group}>
      <details>
        <summary>
          <span aria-hidden="true">{SIGNS[state]}</span> {t(`evidence.group.${group}`)}{' '}
          {t('evidence.count', { whole: wholeCount, all: findings.length })}
        </summary>
        <ul>
          {findings.map((one) => (
            <li key={JSON.stringify(one)}>
              <span aria-hidden="true">{SIGNS[stateOf(one)]}</span> {words.finding(one)}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

const FILE_SIGNS: Readonly<Record<FileFound['code'], string>> = { whole: '✓', changed: '✗', absent: '–' };

function Files({ files }: { files: readonly FileFound[] | undefined }) {
  const { t } = useTranslation();
  const words = useFindingWords();
  if (!files) return <p>{t('evidence.noFiles')}</p>;
  const isChanged = files.some(({ code }) => code === 'changed');
  const whole = files.filter(({ code }) => code === 'whole').length;
  return (
    <ul className={styles.groups}>
      <li className={styles.group}>
        <details>
          <summary>
            <span aria-hidden="true">{isChanged ? '✗' : '✓'}</span> {t('evidence.group.files')}{' '}
            {t('evidence.count', { whole, all: files.length })}
          </summary>
          <ul>
            {files.map((one) => (
              <li key={one.name}>
                <span aria-hidden="true">{FILE_SIGNS[one.code]}</span> {words.file(one)}
              </li>
            ))}
          </ul>
        </details>
      </li>
    </ul>
  );
}

/** Who did what and when, as the chain has it; names stand beside the chain. */
function Links({ evidence: { links, names } }: { evidence: Evidence }) {
  const words = useLinkWords();
  return (
    <Trail
      lines={links.map(({ link: { n, at, what, by, how, hash } }) => ({
        key: hash,
        at,
        what: `${n}. ${words.what(what)}`,
        who: names[by._id] ?? words.role(by.role),
        how: words.how(how),
      }))}
    />
  );
}

/** What a check found: the sentence first, then each thing that was looked at. */
export function CheckResult({ check }: { check: Check }) {
  const { t } = useTranslation();
  const { verdict, files } = check;
  const { evidence } = verdict;
  return (
    <Stack gap={5}>
      <Result check={check} />
      {evidence && (
        <>
          <EvidenceFacts evidence={evidence} mark={verdict.mark} />
          <section className={styles.section}>
            <h2>{t('evidence.checksTitle')}</h2>
            <ul className={styles.groups}>
              {groupsOf(verdict.findings).map((grouped) => (
                <Group key={grouped.group} grouped={grouped} />
              ))}
            </ul>
            <Files files={files} />
          </section>
          <section className={styles.section}>
            <h2>{t('trail.title')}</h2>
            <Links evidence={evidence} />
          </section>
        </>
      )}
    </Stack>
  );
}
