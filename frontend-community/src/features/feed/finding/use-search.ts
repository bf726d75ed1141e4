import type { CommunityState } from '@sahaay/contracts/shell';
import { useLocation, useNavigate } from '@sahaay/kit';
import { useEffect, useState } from 'react';
import { topicNamed, useTopics, type Topic } from './topics.ts';
import type { Wanted } from './wanted.ts';

/** How long somebody must rest while typing before their words are sent, in milliseconds. */
const REST = 350;
/** Fewer letters are too many posts. */
const SHORTEST = 2;

const NONE: readonly Topic[] = [];

interface InHistory extends CommunityState {
  readonly searching?: true;
}

interface Search {
  readonly typed: string;
  readonly isOpen: boolean;
  /** What is looked for now; undefined while nothing is. */
  readonly wanted: Wanted | undefined;
  readonly topics: readonly Topic[];
  readonly type: (words: string) => void;
  readonly choose: (topic: Topic, shown: string) => void;
  readonly sendNow: () => void;
  readonly open: () => void;
  readonly clear: () => void;
}

/**
 * What somebody looks for on this page. It is an entry of the history, so that going back closes the search and shows the
 * feed where it was; the words themselves stand neither in the address nor in the history.
 */
export function useSearch(): Search {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { searching, about } = (state ?? {}) as InHistory;
  const [isFocused, setFocused] = useState(false);
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState<Wanted>();
  const isSearching = Boolean(searching ?? about);
  const { data: topics = NONE, isFetched } = useTopics(isFocused || isSearching);
  const asked = isFetched ? about : undefined;

  const [answered, setAnswered] = useState<string>();
  if (asked !== undefined && asked !== answered) {
    const topic = topicNamed(topics, asked);
    setAnswered(asked);
    setTyped(asked);
    setWanted(topic ? { topic: topic.id } : { words: asked });
  }
  useEffect(() => {
    if (asked !== undefined) void navigate(pathname, { replace: true, state: { searching: true } });
  }, [asked, navigate, pathname]);

  const [wasSearching, setWasSearching] = useState(isSearching);
  if (wasSearching !== isSearching) {
    setWasSearching(isSearching);
    if (!isSearching) {
      setTyped('');
      setWanted(undefined);
    }
  }

  useEffect(() => {
    if (wanted !== undefined || typed.trim().length < SHORTEST) return undefined;
    const rest = setTimeout(() => setWanted({ words: typed.trim() }), REST);
    return () => clearTimeout(rest);
  }, [typed, wanted]);

  // The next letter finds that the search has begun, and makes no second entry.
  const begin = () => {
    if (!isSearching) void navigate(pathname, { state: { searching: true }, flushSync: true });
  };
  return {
    typed,
    isOpen: isFocused || isSearching,
    wanted: isSearching ? wanted : undefined,
    topics,
    type: (words) => {
      setTyped(words);
      setWanted(undefined);
      if (words.trim() !== '') begin();
    },
    choose: (topic, shown) => {
      begin();
      setTyped(shown);
      setWanted({ topic: topic.id });
    },
    sendNow: () => {
      if (typed.trim() !== '') setWanted((now) => now ?? { words: typed.trim() });
    },
    open: () => setFocused(true),
    clear: () => {
      setTyped('');
      setWanted(undefined);
      if (isSearching) void navigate(-1);
    },
  };
}
