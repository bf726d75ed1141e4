import { Icon, IconButton } from '@sahaay/ui';
import { useId, useRef } from 'react';
import { useServices, useT } from '../../../services.ts';
import styles from './finding.module.css';
import { suggested } from './topics.ts';
import type { useSearch } from './use-search.ts';

const MOST_LETTERS = 200;

/** The field for words, and topics to choose from while somebody types. */
export function SearchField({ search }: { search: ReturnType<typeof useSearch> }) {
  const t = useT();
  const { locale } = useServices();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, topics, isOpen, wanted } = search;
  const isTopicChosen = wanted !== undefined && 'topic' in wanted;
  const offered = isOpen && !isTopicChosen ? suggested(topics, typed) : [];

  function clear() {
    search.clear();
    input.current?.focus();
  }

  return (
    <div role="search" className={styles.search}>
      <label htmlFor={id}>{t('search.label')}</label>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          id={id}
          ref={input}
          type="search"
          className="input"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={MOST_LETTERS}
          value={typed}
          onFocus={search.open}
          onChange={({ target }) => search.type(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') search.sendNow();
            if (key === 'Escape' && typed !== '') clear();
          }}
        />
        {typed !== '' && <IconButton icon="close" label={t('search.clear')} onClick={clear} />}
      </div>
      {offered.length > 0 && (
        <div role="group" aria-label={t('search.topics')} className={styles.topics}>
          {offered.map((topic) => {
            const name = locale === 'hi' ? topic.nameHi : topic.name;
            return (
              <button
                key={topic.id}
                type="button"
                lang={locale === 'hi' ? 'hi' : 'en'}
                onClick={() => {
                  search.choose(topic, name);
                  input.current?.focus();
                }}
              >
                {name}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}
