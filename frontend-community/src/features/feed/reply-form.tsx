import { useCreateReply } from './create-reply.ts';
import { WritingForm } from './writing-form.tsx';

interface ReplyFormProps {
  postId: string;
  /** Whether the keyboard goes there when it opens. */
  focused: boolean;
}

/** The form in which a reply is written. */
export const ReplyForm = ({ postId, focused }: ReplyFormProps) => (
  <WritingForm kind="reply" of={`reply.${postId}`} create={useCreateReply(postId)} focused={focused} />
);
