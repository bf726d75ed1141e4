/** A piece of everyday health advice. */
export class Tip {
  title: string;
  description: string;
}
