import { CodedText } from './coded-text.tsx';
import type { Answer, Operation, Parameter } from './use-document.ts';
import styles from './developers.module.css';

const shown = (value: unknown) => JSON.stringify(value, null, 2);

function Example({ title, value }: { title: string; value: unknown }) {
  if (value === undefined) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <pre className={styles.example}>{shown(value)}</pre>
    </section>
  );
}

function Parameters({ parameters }: { parameters: readonly Parameter[] }) {
  if (parameters.length === 0) return null;
  return (
    <>
      <h3>Parameters</h3>
      <ul className={styles.lines}>
        {parameters.map(({ name, in: place, required, description }) => (
          <li key={`${place} ${name}`}>
            <code>{name}</code> in {place}
            {required ? ', required' : ''}
            {description && (
              <>
                : <CodedText text={description} />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Refusals({ answers }: { answers: readonly (readonly [string, Answer])[] }) {
  return (
    <>
      <h3>Refusals</h3>
      <ul className={styles.lines}>
        {answers.map(([status, { description }]) => (
          <li key={status}>
            <code>{status}</code> <CodedText text={description} />
          </li>
        ))}
      </ul>
    </>
  );
}

type Props = { method: string; path: string; operation: Operation };

/** One call of the API: who may, what it takes and answers. */
export function OperationPart({ method, path, operation }: Props) {
  const { summary, description, parameters, requestBody, responses } = operation;
  const answers = Object.entries(responses);
  const [status = '200', done] = answers.find(([one]) => one < '300') ?? [];
  return (
    <details className={styles.operation}>
      <summary>
        <span className={styles.method}>{method.toUpperCase()}</span> <code className={styles.path}>{path}</code>{' '}
        <span className={styles.summary}>
          <CodedText text={summary} />
        </span>
      </summary>
      <div className={styles.inside}>
        <p>
          <CodedText text={description} />
        </p>
        <Parameters parameters={parameters} />
        <Example title="Body" value={requestBody?.content['application/json']?.example} />
        <Example title={`Answer ${status}`} value={done?.content?.['application/json']?.example} />
        <Refusals answers={answers.filter(([one]) => one >= '400')} />
      </div>
    </details>
  );
}
