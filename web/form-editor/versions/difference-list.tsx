// <DifferenceList changes={differenceOf(before, after)} before={lines} after={lines} numberOf={frame.numberOf} />: what is different, page by page, in words.
import { useTranslation } from 'react-i18next';
import { blockName } from '../canvas/block-words.ts';
import styles from './difference-list.module.css';
import type { BlockChange, PageChange } from './difference.ts';
import type { PageNumbers } from '../pages/fixed-page.ts';

type Lines = readonly { label: string; value: string }[];

type DifferenceListProps = { changes: readonly PageChange[]; before: Lines; after: Lines; numberOf: PageNumbers };

function BlockLine({ change }: { change: BlockChange }) {
  const { t } = useTranslation();
  return (
    <li className={change.kind === 'added' ? styles.added : styles.removed}>
      <span className={styles.sign}>{t(`editor.difference.${change.kind}`)}</span> {blockName(t, change.block)}
    </li>
  );
}

function PageLines({ change, numberOf }: { change: PageChange; numberOf: PageNumbers }) {
  const { t } = useTranslation();
  const { kind, page, number } = change;
  const title = `${numberOf(number)} ${page.title.trim() || t('editor.pageNameless')}`;
  const hasOtherTime = kind === 'changed' && change.before.minReadTime !== page.minReadTime;
  return (
    <li className={styles.page}>
      <strong>{title}</strong> <span className={styles.kind}>{t(`editor.difference.page.${kind}`)}</span>
      {kind === 'changed' && (
        <ul className={styles.blocks}>
          {change.before.title !== page.title && (
            <li>{t('editor.difference.title', { title: change.before.title })}</li>
          )}
          {hasOtherTime && (
            <li>{t('editor.difference.readTime', { before: change.before.minReadTime, after: page.minReadTime })}</li>
          )}
          {change.blocks.map((block, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- the lines of a list that is only shown have no name but their place
            <BlockLine key={place} change={block} />
          ))}
        </ul>
      )}
    </li>
  );
}

export function DifferenceList({ changes, before, after, numberOf }: DifferenceListProps) {
  const { t } = useTranslation();
  const settings = after.flatMap(({ label, value }, place) => {
    const old = before[place]?.value ?? '';
    return old === value ? [] : [{ label, old, value }];
  });
  if (changes.length === 0 && settings.length === 0)
    return <p className={styles.none}>{t('editor.difference.none')}</p>;
  return (
    <ul className={styles.list}>
      {settings.map(({ label, old, value }) => (
        <li key={label} className={styles.page}>
          <strong>{label}</strong>
          <ul className={styles.blocks}>
            {old !== '' && (
              <li className={styles.removed}>
                <span className={styles.sign}>{t('editor.difference.removed')}</span> {old}
              </li>
            )}
            {value !== '' && (
              <li className={styles.added}>
                <span className={styles.sign}>{t('editor.difference.added')}</span> {value}
              </li>
            )}
          </ul>
        </li>
      ))}
      {changes.map((change) => (
        <PageLines key={`${change.kind} ${change.number}`} change={change} numberOf={numberOf} />
      ))}
    </ul>
  );
}
