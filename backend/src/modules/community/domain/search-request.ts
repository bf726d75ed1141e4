import { DomainError } from '../../../shared/errors.js';

/** The refusal of a search for nothing, or for two things at once. */
export function wordsOrTopic(): DomainError {
  const problem = 'Please write what to look for, or choose a topic';
  return new DomainError('invalid', 'words_or_topic', problem, { words: problem });
}

export function topicNotFound(): DomainError {
  return new DomainError('not_found', 'topic_not_found', 'We do not know this topic');
}
