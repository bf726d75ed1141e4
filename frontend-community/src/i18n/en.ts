import type { Catalogue } from '@sahaay/contracts/i18n';

/** Every text of the community in English. Those of the specification are word for word. */
export const en = {
  'page.title': 'Community Forum',
  'notice.notMedicalAdvice': 'People here share experience. It is not medical advice.',
  anonymous: 'Anonymous',

  'composer.label': 'Your post',
  'composer.placeholder': 'Ask or share something',
  'composer.postedAs': 'Posted as {name}',
  'composer.post': 'Post',
  'composer.posting': 'Posting...',
  'composer.left': { one: '{count} character left', other: '{count} characters left' },
  'composer.over': { one: '{count} character too many', other: '{count} characters too many' },
  'composer.empty': 'Post content cannot be empty',

  'posts.heading': 'Recent Posts',
  'posts.loading': 'Loading posts...',
  'posts.none': 'No posts yet. Be the first to share!',
  'posts.retry': 'Retry',
  'posts.showMore': 'Show more',
  'posts.loadingMore': 'Loading more posts...',
  'posts.likes': { one: '{count} like', other: '{count} likes' },

  'guidelines.heading': 'Be kind here',
  'guidelines.share': 'Share what happened to you.',
  'guidelines.private': 'Keep names and phone numbers out.',
  'guidelines.cures': 'Do not sell or promise cures.',

  'load.unauthenticated': 'You need to be logged in to view community posts',
  'load.forbidden': "You don't have permission to access the community",
  'load.notFound': 'Community posts not found',
  'load.other': 'Failed to load posts ({status})',

  'create.done': 'Post created successfully!',
  'create.unauthenticated': 'You need to be logged in to create a post',
  'create.forbidden': "You don't have permission to create posts",
  'create.tooLong': 'Your post is too long. Please shorten it',
  'create.other': 'Failed to create post: {message}',

  'like.unauthenticated': 'You need to be logged in to like posts',
  'like.notFound': 'Post not found',
  'like.other': 'Failed to like post',

  'error.server': 'Server error. Please try again later',
  'error.network': 'Network error. Please check your internet connection',
} as const satisfies Catalogue;

export type Texts = typeof en;
