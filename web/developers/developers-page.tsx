import { useTranslation } from 'react-i18next';
import { PublicBar } from '../app/shell/public-bar.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Alert } from '../ui/feedback/alert.tsx';
import { PageHeading } from '../ui/layout/page-heading.tsx';
import { Skeleton } from '../ui/layout/skeleton.tsx';
import { CodedText } from './coded-text.tsx';
import { OperationPart } from './operation-part.tsx';
import { useDocument, type ApiDocument } from './use-document.ts';
import styles from './developers.module.css';

/** The document itself is in English, whatever the language of the page. */
function Operations({ document }: { document: ApiDocument }) {
  const { tags, paths, info } = document;
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return (
    <div lang="en">
      <p className={styles.text}>
        <CodedText text={info.description} />
      </p>
      <nav aria-label="Parts of the API">
        <ul className={styles.tags}>
          {tags.map(({ name }) => (
            <li key={name}>
              <a href={`#${name}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      {tags.map(({ name }) => (
        <section key={name} aria-labelledby={name}>
          <h2 id={name} className={styles.tag}>
            {name}
          </h2>
          {all
            .filter(({ operation }) => operation.tags.includes(name))
            .map((one) => (
              <OperationPart key={one.operation.operationId} {...one} />
            ))}
        </section>
      ))}
    </div>
  );
}

/** `/developers`: the API for those who write programs against it. */
export function DevelopersPage() {
  const { t } = useTranslation();
  const { document, hasFailed, ask } = useDocument();
  return (
    <>
      <PublicBar />
      <main id="main" className={styles.page}>
        <PageHeading title={t('developers.title')} />
        <p className={styles.text}>{t('developers.about')}</p>
        <ul className={classNames(styles.text, styles.lines)}>
          <li>{t('developers.keys')}</li>
          <li>{t('developers.webhooks')}</li>
          <li>
            {t('developers.document')} <a href="/api/openapi.json">/api/openapi.json</a>
          </li>
        </ul>
        {hasFailed && (
          <Alert kind="error" live="alert">
            <p>{t('developers.failed')}</p>
            <Button variant="secondary" isSmall onClick={ask}>
              {t('common.retry')}
            </Button>
          </Alert>
        )}
        {!document && !hasFailed && <Skeleton lines={6} label={t('common.loading')} />}
        {document && <Operations document={document} />}
      </main>
    </>
  );
}
