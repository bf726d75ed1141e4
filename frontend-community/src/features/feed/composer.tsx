import { useCreatePost } from './create-post.ts';
import { WritingForm } from './writing-form.tsx';

/** The form in which a post is written. */
export const Composer = () => <WritingForm kind="post" of="post" create={useCreatePost()} />;
