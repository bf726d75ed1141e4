import type { Schema } from '@sahaay/contracts';
import { Card } from '@sahaay/ui';
import { useAnswerT } from '../../i18n/late/answer.ts';
import styles from './result.module.css';

/** The answer to a plain question that was asked, with what it rests on; or that there is none. */
export function Information({ information }: { information: Schema<'Information'> }) {
  const t = useAnswerT();
  const { language, question, answer, sources } = information;
  return (
    <Card className={styles.information}>
      <section aria-label={t('information.title')}>
        {question && (
          <h2 className="h3" lang={language}>
            {question}
          </h2>
        )}
        <p lang={language}>{answer}</p>
        {sources.length > 0 && (
          <p className="small soft" lang="en">
            {t('information.sources', {
              sources: sources.map(({ organisation, title, year }) => `${organisation}: ${title}, ${year}`).join('; '),
            })}
          </p>
        )}
      </section>
    </Card>
  );
}
