import { formatDateTime } from '@sahaay/contracts/i18n';
import { useQueryClient } from '@sahaay/kit';
import { Button, QueryView, Row, RuledList, VisuallyHidden } from '@sahaay/ui';
import { useRef } from 'react';
import { useViewsT } from '../../../i18n/late/views.ts';
import { useServices } from '../../../services.ts';
import { useAuthorName } from '../author-name.ts';
import { listMessage } from '../feed-messages.ts';
import styles from './mutes.module.css';
import { mutesKey, useMutes, type Mute } from './mutes-query.ts';
import { useUnmute } from './unmute.ts';

/** Shows whom a person muted, and lets them read these people again. */
export function MutedPeople() {
  const t = useViewsT();
  const client = useQueryClient();
  const { notify } = useServices();
  const query = useMutes();
  const heading = useRef<HTMLHeadingElement>(null);

  function noteEnd(mute: Mute, name: string) {
    client.setQueryData<Mute[]>(mutesKey, (mutes) => mutes?.filter(({ id }) => id !== mute.id));
    notify.success(t('mutes.done', { name }));
    heading.current?.focus();
  }

  return (
    <section>
      <h2 className="h2" tabIndex={-1} ref={heading}>
        {t('views.muted')}
      </h2>
      <QueryView
        query={query}
        loadingLabel={t('mutes.loading')}
        errorMessage={(error) => listMessage(error, t)}
        retryLabel={t('posts.retry')}
        empty={t('mutes.none')}
      >
        {(mutes) => (
          <RuledList>
            {mutes.map((mute) => (
              <MutedPerson key={mute.id} mute={mute} onEnd={noteEnd} />
            ))}
          </RuledList>
        )}
      </QueryView>
    </section>
  );
}

function MutedPerson({ mute, onEnd }: { mute: Mute; onEnd: (mute: Mute, name: string) => void }) {
  const t = useViewsT();
  const { name } = useAuthorName(mute.username);
  const unmute = useUnmute(() => onEnd(mute, name));
  return (
    <Row className={styles.person}>
      <div className="grow">
        <p className="strong" dir="auto">
          {name}
        </p>
        <p className="small soft num">{t('mutes.since', { date: formatDateTime(mute.createdAt) })}</p>
      </div>
      <Button variant="quiet" size={48} busy={unmute.isPending} onClick={() => unmute.mutate(mute.id)}>
        {t('mutes.unmute')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Row>
  );
}
