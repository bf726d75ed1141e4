/** What somebody looks for: the words that they typed, or a topic by its id. */
export type Wanted = { readonly words: string } | { readonly topic: string };
