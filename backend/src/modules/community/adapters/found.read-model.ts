import { Post } from './post.read-model.js';

/** A part of a text, in UTF-16 units: the places where a found word begins and ends. */
export class FoundRange {
  start: number;
  end: number;
}

/** The newest reply of a conversation in which the words were found. */
export class FoundReply {
  id: string;
  content: string;
  createdAt: Date;
  /** The author's name today, or 'Anonymous'. */
  username: string;
  /** The words of the reply that were looked for. */
  ranges: FoundRange[];
}

/** A post in which the words were found, or to which a reply has them. */
export class FoundPost extends Post {
  /** The words of the post that were looked for. */
  ranges: FoundRange[];
  /** The reply that has the words; null where the post itself has them. */
  reply: FoundReply | null;
}

export class FoundPosts {
  /** What was found, the newest first. */
  posts: FoundPost[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/** Something that people write about, as the knowledge base names it. */
export class Topic {
  id: string;
  name: string;
  /** The name in Hindi. */
  nameHi: string;
  /** Other names of the same. */
  synonyms: string[];
}
