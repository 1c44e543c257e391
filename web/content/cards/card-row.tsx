import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon } from '../../ui/first-icons.tsx';
import { PencilIcon } from '../../ui/icons.tsx';
import { Tag } from '../../ui/figures/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { idOfPath, type ShownIssue } from '../block-view.ts';
import type { PageFiles } from '../page-files.ts';
import { SaidWithin } from '../said/said.tsx';
import type { CardRow as Row } from './card-rows.ts';
import { CardStateTag } from './card-state-tag.tsx';
import { CardThumbnail } from './card-thumbnail.tsx';
import { isFormsOwn, SaidRowTitle } from './said-row-title.tsx';
import { rowTitle, spoken } from './card-title.ts';
import styles from './cards.module.css';

type CardRowProps = {
  /** The DOM id of the block. */
  id: string;
  row: Row;
  isMandatory: boolean;
  /** The block's issues; the row shows its own. */
  issues: readonly ShownIssue[];
  files: PageFiles | undefined;
  /** Whether the card has just been saved. */
  isSaved: boolean;
  /** Absent where the row is read-only. */
  acts?: { onEdit: () => void; onRemove: () => void } | undefined;
};

function State({ row, isMandatory }: Pick<CardRowProps, 'row' | 'isMandatory'>) {
  const { t } = useTranslation();
  if (row.card) return <CardStateTag expires={row.card.expires} />;
  return isMandatory ? (
    <Tag tone="cardExpired">{t('cards.state.missing')}</Tag>
  ) : (
    <span className={styles.notGiven}>{t('cards.state.notGiven')}</span>
  );
}

/** The issues at or below the row's path. */
function issuesOf({ path }: Row, issues: readonly ShownIssue[]): ShownIssue[] {
  return issues.filter((issue) => issue.path === path || issue.path.startsWith(`${path}.`));
}

function Acts({ row, title, acts }: { row: Row; title: string; acts: NonNullable<CardRowProps['acts']> }) {
  const { t } = useTranslation();
  const name = spoken(title);
  const named = (
    <VisuallyHidden>
      {' '}
      {isFormsOwn(row) ? <SaidWithin sentence={name} text={name} path={row.namePath} /> : name}
    </VisuallyHidden>
  );
  return (
    <div className={classNames(styles.acts, !row.card && styles.lone)}>
      <Button variant="secondary" isSmall icon={row.card && <PencilIcon />} onClick={acts.onEdit}>
        <span>
          {t(row.card ? 'cards.edit' : 'cards.add')}
          {named}
        </span>
      </Button>
      {row.card && (
        <Button variant="ghost" isSmall onClick={acts.onRemove}>
          <span>
            {t('cards.remove')}
            {named}
          </span>
        </Button>
      )}
    </div>
  );
}

/** One card or required type: its name, state, picture, issues and acts. */
export function CardRow({ id, row, isMandatory, issues, files, isSaved, acts }: CardRowProps) {
  const { t } = useTranslation();
  const title = rowTitle(t, row);
  const broken = issuesOf(row, issues);
  return (
    <li
      id={`${id}-${idOfPath(row.path)}`}
      tabIndex={-1}
      className={classNames(styles.row, broken.length > 0 && styles.broken)}
    >
      {row.card && <CardThumbnail imageSrc={row.card.imageSrc} title={spoken(title)} files={files} />}
      <div className={styles.what}>
        <p className={styles.name}>
          <SaidRowTitle row={row}>{title}</SaidRowTitle>
        </p>
        <p>
          <State row={row} isMandatory={isMandatory} />
        </p>
        {broken.map(({ path, message }) => (
          <p
            key={path}
            id={path === row.path ? undefined : `${id}-${idOfPath(path)}`}
            tabIndex={-1}
            className={styles.error}
          >
            {message}
          </p>
        ))}
        <output className={styles.savedNote}>
          {isSaved && (
            <>
              <CheckIcon />
              {t('cards.saved')}
            </>
          )}
        </output>
      </div>
      {acts && <Acts row={row} title={title} acts={acts} />}
    </li>
  );
}
