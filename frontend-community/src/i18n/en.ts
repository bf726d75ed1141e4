import type { Catalogue } from '@sahaay/contracts/i18n';

/** Every text of the community in English. Those of the specification are word for word. */
export const en = {
  'page.title': 'Community Forum',
  'notice.notMedicalAdvice': 'People share their own experience here. It is not medical advice.',
  anonymous: 'Anonymous',

  'composer.label': 'Your post',
  'composer.placeholder': 'Ask a question or share something',
  'composer.postedAs': 'Everyone here will see your name: {name}',
  'composer.postedAsNobody': 'Your name will not show',
  'composer.post': 'Post',
  'composer.posting': 'Posting...',
  'composer.left': { one: '{count} character left', other: '{count} characters left' },
  'composer.over': { one: '{count} character too many', other: '{count} characters too many' },
  'composer.empty': 'Post content cannot be empty',
  'draft.back': 'What you wrote is back. Only this page keeps it, for one day at most.',
  'draft.clear': 'Clear it',

  'posts.heading': 'Recent Posts',
  'posts.loading': 'Loading posts...',
  'posts.none': 'No posts yet. Be the first to share!',
  'posts.retry': 'Retry',
  'posts.showMore': 'Show more',
  'posts.loadingMore': 'Loading more posts...',
  'posts.cancel': 'Cancel',
  'posts.gone': 'Post not found',
  'posts.likes': { one: '{count} like', other: '{count} likes' },

  'guidelines.heading': 'Be kind here',
  'guidelines.share': 'Share what you have been through.',
  'guidelines.private': 'Leave out names and phone numbers.',
  'guidelines.cures': 'Report posts that sell cures.',

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
  'like.other': 'Failed to like post',

  'delete.ask': 'Delete',
  'delete.title': 'Delete this post?',
  'delete.text': 'Your post and its likes will be gone for good.',
  'delete.confirm': 'Delete post',
  'delete.busy': 'Deleting...',
  'delete.done': 'Your post was deleted',
  'delete.unauthenticated': 'You need to be logged in to delete a post',
  'delete.other': 'Failed to delete post',

  'report.ask': 'Report',
  'report.title': 'Report this post?',
  'report.text':
    'Report a post that does harm, sells cures or gives away who someone is. A post that several people report is hidden.',
  'report.confirm': 'Report post',
  'report.busy': 'Reporting...',
  'report.done': 'Thank you. We have your report',
  'report.reported': 'Reported',
  'report.unauthenticated': 'You need to be logged in to report a post',
  'report.other': 'Failed to report post',

  'error.server': 'Server error. Please try again later',
  'error.network': 'Network error. Please check your internet connection',
} as const satisfies Catalogue;
